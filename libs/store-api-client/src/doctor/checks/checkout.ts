import { at, listAt } from '../../json-path.ts';
import type { DoctorCheck } from '../examined-store.ts';
import type { Finding } from '../finding.ts';

/** What somebody needs in order to pay and be delivered to. */
export const examineCheckout: DoctorCheck = async ({ prober }) => {
  const findings: Finding[] = [];
  const payment = await prober.ask('POST', '/payment-method', { body: { onlyAvailable: true } });
  if (payment.status === 200 && listAt(payment.body, 'elements').length === 0) {
    findings.push({
      id: 'payment-none',
      severity: 'error',
      title: 'No payment method is available',
      remedy: 'Activate one (Settings → Payment methods), add it to the sales channel, and see that its rule holds for a new visitor.',
    });
  }
  const shipping = await prober.ask('POST', '/shipping-method', { body: { onlyAvailable: true } });
  if (shipping.status === 200 && listAt(shipping.body, 'elements').length === 0) {
    findings.push({
      id: 'shipping-none',
      severity: 'error',
      title: 'No shipping method is available',
      remedy: 'Activate one (Settings → Shipping), add it to the sales channel, and see that its rule holds for a new visitor.',
    });
  }
  const countries = await prober.ask('POST', '/country', { body: { associations: { states: {} } } });
  if (countries.status === 200 && !listAt(countries.body, 'elements').some(({ shippingAvailable }) => shippingAvailable !== false)) {
    findings.push({
      id: 'country-none',
      severity: 'error',
      title: 'No country can be shipped to',
      remedy: 'Add countries to the sales channel and allow shipping for them (Settings → Countries).',
    });
  }
  const salutations = await prober.ask('GET', '/salutation');
  if (salutations.status === 200 && listAt(salutations.body, 'elements').length === 0) {
    findings.push({
      id: 'salutation-none',
      severity: 'warning',
      title: 'There are no salutations',
      remedy: 'Add at least “not specified” (Settings → Salutations): some forms need one.',
    });
  }
  return findings;
};

/** Whether customers may keep a wish list: the settings tell it, else a customer. */
export const examineWishlist: DoctorCheck = async ({ prober, options }) => {
  const off: Finding = {
    id: 'wishlist-off',
    severity: 'warning',
    title: 'The wish list is switched off',
    remedy: 'Switch it on: Settings → Cart → Activate wish list. Until then the apps keep wishes in the browser alone.',
  };
  const settings = await prober.ask('GET', '/shop-settings');
  if (settings.status === 200 && typeof at(settings.body, 'cart.wishlistEnabled') === 'boolean')
    return at(settings.body, 'cart.wishlistEnabled') === true ? [] : [off];
  if (!options.customer) {
    return [
      {
        id: 'wishlist-unknown',
        severity: 'note',
        title: 'Whether the wish list is on cannot be seen from outside',
        remedy: 'Name a test customer, and it is looked at with their eyes: --customer and STORE_API_CUSTOMER_PASSWORD.',
      },
    ];
  }
  const { email, password } = options.customer;
  const login = await prober.ask('POST', '/account/login', { body: { username: email, password } });
  if (login.status !== 200) {
    return [
      {
        id: 'customer-refused',
        severity: 'warning',
        title: 'The test customer cannot sign in',
        detail: login.code ?? `status ${login.status}`,
        remedy: 'Check e-mail and password of the test customer.',
      },
    ];
  }
  const wishlist = await prober.ask('POST', '/customer/wishlist', { body: { limit: 1 } });
  await prober.ask('POST', '/account/logout');
  return wishlist.code === 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED' ? [off] : [];
};
