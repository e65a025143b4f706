import { ID } from '@vitrine/demo-store/testing';
import { UNKNOWN_ID } from './entity-pairs.ts';
import { isJson } from './id-mapping.ts';
import { at, listAt, PASSWORD, type Prepared, type Scene } from './scene.ts';

const body = (scene: Scene): Record<string, unknown> => (isJson(scene.body) ? scene.body : {});

/** Nobody is signed in: registration, signing in, recovery. */
async function asStranger(scene: Scene): Promise<Partial<Prepared> | undefined> {
  const { recording, shop } = scene;
  const accepted = recording.response.status < 400;
  switch (recording.request.path) {
    case '/account/register': {
      const isTaken = scene.refusedWith('VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE');
      const email = isTaken
        ? (await scene.customer()).email
        : scene.complainsAbout('/email')
          ? undefined
          : `new-${Date.now()}-${Math.random()}@example.com`;
      return { body: { ...body(scene), ...(email === undefined ? {} : { email }) } };
    }
    case '/account/register-confirm': {
      const isRepeated = scene.refusedWith('CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED');
      if (!accepted && !isRepeated) return {};
      shop.settings.doubleOptIn = true;
      await scene.customer();
      const link = scene.mailed();
      return { body: { hash: link.get('hash'), em: link.get('em') }, before: isRepeated ? 1 : 0 };
    }
    case '/account/login': {
      if (scene.refusedWith('CHECKOUT__CUSTOMER_NOT_FOUND')) return {};
      shop.settings.doubleOptIn = scene.refusedWith('CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED');
      const { email } = await scene.customer();
      const right = accepted || scene.refusedWith('CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED');
      return { body: { username: email, password: right ? PASSWORD : 'bad' } };
    }
    case '/account/recovery-password':
      return { body: { ...body(scene), ...(accepted ? { email: (await scene.customer()).email } : {}) } };
    case '/account/recovery-password-confirm':
    case '/account/customer-recovery-is-expired': {
      // A hash of the right length was a mailed one, unless nobody knows it.
      if (String(body(scene)['hash'] ?? '').length !== 32 || scene.refusedWith('CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH')) return {};
      const { email } = await scene.customer();
      await shop.visitor().post('/account/recovery-password', { email, storefrontUrl: shop.publicOrigin });
      return {
        body: { ...body(scene), hash: scene.mailed().get('hash') },
        before: scene.refusedWith('CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED') ? 1 : 0,
      };
    }
    default:
      return undefined;
  }
}

/** Fields that are the customer's own: right ones unless the answer complains about them. */
async function ownFields(scene: Scene): Promise<Record<string, unknown>> {
  const fields = body(scene);
  const password =
    'password' in fields && !scene.complainsAbout('/password') && !scene.refusedWith('VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT')
      ? { password: PASSWORD }
      : {};
  if (!('email' in fields) || (scene.complainsAbout('/email') && !scene.refusedWith('VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE')))
    return password;
  const email = scene.refusedWith('VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE')
    ? (await scene.customer()).email
    : `changed-${Date.now()}-${Math.random()}@example.com`;
  return { ...password, email, emailConfirmation: email };
}

/** What was recorded of accounts, addresses and the session's choices. */
export async function accountScenario(scene: Scene): Promise<Partial<Prepared>> {
  const { recording } = scene;
  const stranger = await asStranger(scene);
  if (stranger !== undefined) return stranger;
  if (recording.request.path === '/context') return recording.request.method === 'GET' ? {} : contextChange(scene);
  if (scene.refusedWith('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')) return {};
  if (recording.request.path === '/account/customer' && at(recording.response.body, 'guest') === true)
    return { visitor: (await scene.guest()).visitor };
  const { visitor } = await scene.customer();
  const addressId = /^\/account\/address(?:\/[a-z-]+)?\/([0-9a-f]{32})$/.exec(recording.request.path ?? '')?.[1];
  if (addressId !== undefined) {
    if (UNKNOWN_ID.test(addressId) || scene.refusedWith('CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND')) return { visitor };
    const [own] = listAt((await visitor.post('/account/list-address')).body, 'elements');
    const second = await visitor.post('/account/address', {
      firstName: 'A',
      lastName: 'B',
      street: 'C',
      zipcode: '1',
      city: 'D',
      countryId: ID.germany,
    });
    const id = scene.refusedWith('CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT') ? own?.['id'] : second.body['id'];
    if (scene.refusedWith('CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE')) await visitor.patch('/context', { shippingAddressId: id });
    return { visitor, path: scene.path.replace(addressId, String(id)) };
  }
  return { visitor, body: scene.body === undefined ? undefined : { ...body(scene), ...(await ownFields(scene)) } };
}

async function contextChange(scene: Scene): Promise<Partial<Prepared>> {
  const fields = body(scene);
  const names = ['shippingAddressId', 'billingAddressId'].filter((name) => name in fields);
  if (names.length === 0 || scene.refusedWith('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')) return {};
  const { visitor } = await scene.customer();
  const [address] = listAt((await visitor.post('/account/list-address')).body, 'elements');
  const chosen = Object.fromEntries(names.filter((name) => !UNKNOWN_ID.test(String(fields[name]))).map((name) => [name, address?.['id']]));
  return { visitor, body: { ...fields, ...chosen } };
}
