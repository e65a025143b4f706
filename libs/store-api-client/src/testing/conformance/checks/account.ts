import { at, type Json, listAt, textAt } from '../../../json-path.ts';
import { type ConformanceCheck, ensure, given, same } from '../conformance-check.ts';
import { UNKNOWN_ID } from '../conformance-server.ts';

const NOT_LOGGED_IN = '403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN';

/** Registration, sign-in, customer and addresses. */
export const accountChecks: readonly ConformanceCheck[] = [
  {
    id: 'account/anonymous',
    rule: 'what belongs to a customer is 403 without one',
    run: async (server) => {
      for (const path of [
        '/account/customer',
        '/account/logout',
        '/account/list-address',
        '/customer/wishlist',
        '/order',
        '/checkout/order',
      ]) {
        same((await server.visitor().post(path)).outcome, NOT_LOGGED_IN, `POST ${path}`);
      }
    },
  },
  {
    id: 'account/profile-anonymous',
    rule: 'a change of the profile is 400 without a token, and 403 with that of nobody',
    run: async (server) => {
      const visitor = server.visitor();
      same((await visitor.post('/account/change-profile')).outcome, '400 FRAMEWORK__MISSING_REQUEST_PARAMETER', 'without a token');
      await visitor.get('/context');
      same((await visitor.post('/account/change-profile')).outcome, NOT_LOGGED_IN, 'with a token');
    },
  },
  {
    id: 'account/login-unknown',
    rule: 'an unknown e-mail is 401 CHECKOUT__CUSTOMER_NOT_FOUND',
    run: async (server) => {
      const { email } = await server.registration();
      same(
        (await server.visitor().post('/account/login', { username: email, password: 'whatever1' })).outcome,
        '401 CHECKOUT__CUSTOMER_NOT_FOUND',
        'POST /account/login',
      );
    },
  },
  {
    id: 'account/login-nothing',
    rule: 'a sign-in without credentials is 401 CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    run: async (server) =>
      same((await server.visitor().post('/account/login')).outcome, '401 CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'POST /account/login'),
  },
  {
    id: 'account/recovery-unknown',
    rule: 'recovery for an unknown e-mail is 401',
    needs: 'writes',
    run: async (server) => {
      const { email, storefrontUrl } = await server.registration();
      same(
        (await server.visitor().post('/account/recovery-password', { email, storefrontUrl })).outcome,
        '401 CHECKOUT__CUSTOMER_NOT_FOUND',
        'POST',
      );
    },
  },
  {
    id: 'account/recovery-hash',
    rule: 'a recovery hash that nobody knows is 404, and 410 when it is to be used',
    run: async (server) => {
      same((await server.visitor().post('/account/customer-recovery-is-expired', { hash: 'x'.repeat(32) })).status, 404, 'is-expired');
      const body = { hash: 'x'.repeat(32), newPassword: 'another-1234', newPasswordConfirm: 'another-1234' };
      same(
        (await server.visitor().post('/account/recovery-password-confirm', body)).outcome,
        '410 CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED',
        'confirm',
      );
    },
  },
  {
    id: 'register/violations',
    rule: 'a registration lists all its violations, each with its pointer',
    run: async (server) => {
      const registration = await server.registration({ email: 'nonsense', password: 'short' });
      const reply = await server.visitor().post('/account/register', {
        ...registration,
        billingAddress: { ...(registration['billingAddress'] as Json), street: '', city: '' },
      });
      same(reply.status, 400, 'status');
      for (const pointer of ['/email', '/password', '/billingAddress/street', '/billingAddress/city'])
        ensure(reply.pointers.includes(pointer), `no violation at ${pointer}`, reply.pointers);
      ensure(
        listAt(reply.body, 'errors').every(({ code }) => String(code).startsWith('VIOLATION::')),
        'a code without prefix',
      );
    },
  },
  {
    id: 'register/storefront-url',
    rule: 'the storefront url must be a domain character for character',
    run: async (server) => {
      const registration = await server.registration();
      const reply = await server
        .visitor()
        .post('/account/register', { ...registration, storefrontUrl: `${String(registration['storefrontUrl'])}/` });
      same([reply.outcome, reply.pointers], ['400 VIOLATION::NO_SUCH_CHOICE_ERROR', ['/storefrontUrl']], 'with a slash at the end');
    },
  },
  {
    id: 'register/country',
    rule: 'a registration with an unknown country is 400 CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND',
    run: async (server) => {
      const registration = await server.registration();
      const reply = await server.visitor().post('/account/register', {
        ...registration,
        billingAddress: { ...(registration['billingAddress'] as Json), countryId: UNKNOWN_ID },
      });
      same(reply.outcome, '400 CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND', 'POST /account/register');
    },
  },
  {
    id: 'register/token',
    rule: 'registering signs in under a new token and keeps the cart',
    needs: 'writes',
    run: async (server) => {
      const { id } = await server.product();
      const visitor = server.visitor();
      await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id, quantity: 2 }] });
      const before = visitor.token;
      const registration = await server.registration();
      const reply = await visitor.post('/account/register', registration);
      same([reply.outcome, at(reply.body, 'email')], ['200', registration.email], 'POST /account/register');
      ensure(visitor.token !== before, 'the token stayed');
      same(at((await visitor.get('/context')).body, 'customer.email'), registration.email, 'the context’s customer');
      same(at((await visitor.get('/checkout/cart')).body, 'lineItems.0.quantity'), 2, 'the cart');
    },
  },
  {
    id: 'register/taken',
    rule: 'an e-mail registers once, guests may reuse it',
    needs: 'writes',
    run: async (server) => {
      const { email } = await server.register();
      const again = await server.visitor().post('/account/register', await server.registration({ email }));
      same([again.outcome, again.pointers], ['400 VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', ['/email']], 'a second customer');
      same((await server.visitor().post('/account/register', await server.registration({ email, guest: true }))).outcome, '200', 'a guest');
    },
  },
  {
    id: 'guest/limits',
    rule: 'a guest is a customer, but not for password, e-mail, newsletter and wish list',
    needs: 'writes',
    run: async (server) => {
      const { visitor } = await server.register({ guest: true });
      same(at((await visitor.post('/account/customer')).body, 'guest'), true, 'guest');
      for (const path of ['/account/change-password', '/account/change-email', '/account/newsletter-recipient', '/customer/wishlist'])
        same((await visitor.post(path)).outcome, NOT_LOGGED_IN, `POST ${path}`);
    },
  },
  {
    id: 'login/token',
    rule: 'signing in answers a redirectUrl of null and a new token in the header alone; the e-mail’s case does not matter',
    needs: 'writes',
    run: async (server) => {
      const { email, password } = await server.register();
      const visitor = server.visitor();
      await visitor.get('/context');
      const before = visitor.token;
      const { outcome, body } = await visitor.post('/account/login', { username: email.toUpperCase(), password });
      same([outcome, at(body, 'redirectUrl'), at(body, 'contextToken')], ['200', null, undefined], 'POST /account/login');
      ensure(visitor.token !== before, 'the token stayed');
    },
  },
  {
    id: 'login/wrong',
    rule: 'a wrong password is 401 CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    needs: 'writes',
    run: async (server) => {
      const { email } = await server.register();
      same(
        (await server.visitor().post('/account/login', { username: email, password: 'not-this-one' })).outcome,
        '401 CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
        'POST /account/login',
      );
    },
  },
  {
    id: 'login/merge',
    rule: 'the anonymous cart joins the customer’s, quantities added',
    needs: 'writes',
    run: async (server) => {
      const { visitor: first, email, password } = await server.register();
      const { id } = await server.product();
      await first.post('/checkout/cart/line-item', { items: [{ type: 'product', id, quantity: 2 }] });
      const second = server.visitor();
      await second.post('/checkout/cart/line-item', { items: [{ type: 'product', id, quantity: 3 }] });
      await second.post('/account/login', { username: email, password });
      same(at((await second.get('/checkout/cart')).body, 'lineItems.0.quantity'), 5, 'quantity');
    },
  },
  {
    id: 'login/devices',
    rule: 'two devices of a customer share one token; signing out on one signs out the other',
    needs: 'writes',
    run: async (server) => {
      const { email, password } = await server.register();
      const [first, second] = [server.visitor(), server.visitor()];
      await first.post('/account/login', { username: email, password });
      await second.post('/account/login', { username: email, password });
      same(second.token === first.token, true, 'one token');
      await second.post('/account/logout');
      same((await first.post('/account/customer')).outcome, NOT_LOGGED_IN, 'the first device');
    },
  },
  {
    id: 'logout/token',
    rule: 'signing out gives a new token, no customer and an empty cart; the cart returns with the customer',
    needs: 'writes',
    run: async (server) => {
      const { visitor, email, password } = await server.register();
      const { id } = await server.product();
      await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id, quantity: 2 }] });
      const before = visitor.token;
      same((await visitor.post('/account/logout')).outcome, '200', 'POST /account/logout');
      ensure(visitor.token !== before, 'the token stayed');
      same(
        [at((await visitor.get('/context')).body, 'customer'), at((await visitor.get('/checkout/cart')).body, 'lineItems')],
        [null, []],
        'customer and lines',
      );
      await visitor.post('/account/login', { username: email, password });
      same(at((await visitor.get('/checkout/cart')).body, 'lineItems.0.quantity'), 2, 'the cart after signing in again');
    },
  },
  {
    id: 'account/password',
    rule: 'a new password that is not repeated is a violation without code; a right one changes the token',
    needs: 'writes',
    run: async (server) => {
      const { visitor, password } = await server.register();
      const wrong = await visitor.post('/account/change-password', {
        password,
        newPassword: 'another-1234',
        newPasswordConfirm: 'something-1234',
      });
      same([wrong.outcome, wrong.pointers], ['400 null', ['/newPassword']], 'not repeated');
      const before = visitor.token;
      same(
        (await visitor.post('/account/change-password', { password, newPassword: 'another-1234', newPasswordConfirm: 'another-1234' }))
          .status,
        200,
        'changed',
      );
      ensure(visitor.token !== before, 'the token stayed');
      same((await visitor.post('/account/customer')).outcome, '200', 'the customer');
    },
  },
  {
    id: 'account/profile',
    rule: 'a profile needs both names; a change shows at once',
    needs: 'writes',
    run: async (server) => {
      const { visitor } = await server.register();
      const wrong = await visitor.post('/account/change-profile', { firstName: 'Only' });
      same([wrong.outcome, wrong.pointers], ['400 VIOLATION::IS_BLANK_ERROR', ['/lastName']], 'without a last name');
      const right = await visitor.post('/account/change-profile', { firstName: 'Grace', lastName: 'Conform' });
      same([right.outcome, at(right.body, 'success')], ['200', true], 'changed');
      same(at((await visitor.post('/account/customer')).body, 'firstName'), 'Grace', 'firstName');
    },
  },
  {
    id: 'address/defaults',
    rule: 'an address can be added and made default, 204; a default one cannot be deleted',
    needs: 'writes',
    run: async (server) => {
      const { visitor } = await server.register();
      const address = (await server.registration())['billingAddress'] as Json;
      const added = (await visitor.post('/account/address', { ...address, street: '2 Rule Road' })).body;
      const id = textAt(added, 'id');
      same(listAt((await visitor.post('/account/list-address')).body, 'elements').length, 2, 'addresses');
      same((await visitor.patch(`/account/address/default-shipping/${id}`)).status, 204, 'default shipping');
      same(
        (await visitor.delete(`/account/address/${id}`)).outcome,
        '400 CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT',
        'DELETE of a default one',
      );
    },
  },
  {
    id: 'address/foreign',
    rule: 'an unknown or foreign address is 400, and a change needs all fields',
    needs: 'writes',
    run: async (server) => {
      const { visitor } = await server.register();
      const { visitor: other } = await server.register();
      const foreign = textAt(listAt((await other.post('/account/list-address')).body, 'elements')[0], 'id');
      for (const id of [UNKNOWN_ID, foreign])
        same(
          (await visitor.delete(`/account/address/${id}`)).outcome,
          '400 CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND',
          `DELETE of ${id === foreign ? 'a foreign' : 'an unknown'} one`,
        );
      const own = textAt(listAt((await visitor.post('/account/list-address')).body, 'elements')[0], 'id');
      const reply = await visitor.patch(`/account/address/${own}`, { city: 'Bonn' });
      ensure(reply.status === 400 && reply.pointers.includes('/street'), 'a partial change was taken', reply.outcome);
    },
  },
  {
    id: 'address/active',
    rule: 'an address chosen in the context shows there and cannot be deleted',
    needs: 'writes',
    run: async (server) => {
      const { visitor } = await server.register();
      const id = textAt(
        (await visitor.post('/account/address', { ...((await server.registration())['billingAddress'] as Json), street: '3 Rule Road' }))
          .body,
        'id',
      );
      same((await visitor.patch('/context', { shippingAddressId: id })).outcome, '200', 'PATCH /context');
      const { body } = await visitor.get('/context');
      same(
        [at(body, 'shippingLocation.address.street'), at(body, 'customer.activeShippingAddress.id')],
        ['3 Rule Road', id],
        'the context',
      );
      same((await visitor.delete(`/account/address/${id}`)).outcome, '400 CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE', 'DELETE');
      same((await visitor.patch('/context', { shippingAddressId: UNKNOWN_ID })).status, 400, 'PATCH of an unknown one');
    },
  },
  {
    id: 'login/saved',
    rule: 'signing in returns to the customer’s saved currency; signing out gives the default one',
    needs: 'writes',
    run: async (server) => {
      const own = at(await server.context(), 'currency.id');
      const other = given(
        (await server.currencies()).find(({ id }) => id !== own),
        'one currency alone',
      );
      const { visitor, email, password } = await server.register();
      await visitor.patch('/context', { currencyId: other['id'] });
      await visitor.post('/account/logout');
      same(at((await visitor.get('/context')).body, 'currency.id'), own, 'signed out');
      const again = server.visitor();
      await again.post('/account/login', { username: email, password });
      same(at((await again.get('/context')).body, 'currency.id'), other['id'], 'signed in again');
    },
  },
  {
    id: 'account/email',
    rule: 'another e-mail needs its repetition and the right password, told at their fields',
    needs: 'writes',
    run: async (server) => {
      const { visitor, password } = await server.register();
      const { email } = await server.registration();
      const wrong = await visitor.post('/account/change-email', { email, emailConfirmation: email, password: 'not-this-one' });
      same([wrong.outcome, wrong.pointers], ['400 VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT', ['/password']], 'with a wrong password');
      const unequal = await visitor.post('/account/change-email', { email, emailConfirmation: `x${email}`, password });
      same([unequal.outcome, unequal.pointers], ['400 null', ['/email']], 'not repeated');
      same(
        at((await visitor.post('/account/change-email', { email, emailConfirmation: email, password })).body, 'success'),
        true,
        'changed',
      );
      same(at((await visitor.post('/account/customer')).body, 'email'), email, 'email');
    },
  },
  {
    id: 'account/delete',
    rule: 'an account can be deleted, 204, and is gone',
    needs: 'writes',
    run: async (server) => {
      const { visitor, email, password } = await server.register();
      same((await visitor.delete('/account/customer')).status, 204, 'DELETE');
      same((await server.visitor().post('/account/login', { username: email, password })).status, 401, 'signing in');
    },
  },
  {
    id: 'login/throttled',
    rule: 'the 11th wrong sign-in is 429 with the seconds to wait',
    needs: 'rate-limits',
    run: async (server) => {
      const { email } = await server.register();
      for (let attempt = 1; attempt <= 10; attempt += 1)
        same((await server.visitor().post('/account/login', { username: email, password: 'wrong-one' })).status, 401, `attempt ${attempt}`);
      const reply = await server.visitor().post('/account/login', { username: email, password: 'wrong-one' });
      same(reply.outcome, '429 CHECKOUT__CUSTOMER_AUTH_THROTTLED', 'attempt 11');
      ensure(Number(at(reply.body, 'errors.0.meta.parameters.seconds')) > 0, 'no seconds to wait');
    },
  },
];
