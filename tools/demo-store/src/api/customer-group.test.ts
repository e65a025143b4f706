import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../catalogue/id.ts';
import type { CustomerGroupModel } from '../catalogue/market-model.ts';
import { registration } from '../testing/customers.ts';
import { at, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID, smallCatalogue } from '../testing/small-catalogue.ts';

const both = (english: string, german: string) => ({ 'en-US': english, 'de-DE': german });
const TRADE: CustomerGroupModel = {
  id: idOf('customer-group:open'),
  name: both('Trade', 'Gewerbe'),
  displayGross: false,
  registration: {
    title: both('Trade customers', 'Geschäftskunden'),
    introduction: both('<p>Register.</p>', '<p>Registrieren Sie sich.</p>'),
    onlyCompanies: true,
    seoMetaDescription: both('For companies.', 'Für Unternehmen.'),
  },
};
const CLOSED: CustomerGroupModel = { id: idOf('customer-group:closed'), name: both('Staff', 'Personal'), displayGross: true };
const STANDARD = idOf('customer-group:standard');

let old: TestShop;
let shop: TestShop;
beforeAll(async () => {
  const catalogue = { ...smallCatalogue(), customerGroups: [TRADE, CLOSED] };
  [old, shop] = await Promise.all([startTestShop({ catalogue }), startTestShop({ catalogue, shopware: '6.7' })]);
});
afterAll(() => Promise.all([old.close(), shop.close()]));

const config = (id: string): string => `/customer-group-registration/config/${id}`;

describe('the page on which one registers for a group', () => {
  it('is told in the language of the call, on both lines', async () => {
    for (const { visitor } of [old, shop]) {
      const { status, body } = await visitor().get(config(TRADE.id), { 'sw-language-id': ID.german });
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: TRADE.id, registrationActive: true, displayGross: false, apiAlias: 'customer_group' });
      expect(body['translated']).toMatchObject({
        name: 'Gewerbe',
        registrationTitle: 'Geschäftskunden',
        registrationIntroduction: '<p>Registrieren Sie sich.</p>',
        registrationOnlyCompanyRegistration: true,
      });
    }
  });

  it.each([CLOSED.id, STANDARD, 'f'.repeat(32)])('is not there for a group that takes no registrations: %s', async (id) => {
    expect(await shop.visitor().get(config(id))).toMatchObject({ status: 404, code: 'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND' });
  });
});

describe('a registration for a group', () => {
  it('leaves the customer in the channel’s own group, with what was asked for; 6.6 does not tell it', async () => {
    const ask = { requestedGroupId: TRADE.id };
    const { body } = await shop.visitor().post('/account/register', registration('asks@example.com', ask));
    expect(body).toMatchObject({ groupId: STANDARD, requestedGroupId: TRADE.id });
    const before = (await old.visitor().post('/account/register', registration('asks@example.com', ask))).body;
    expect(before['groupId']).toBe(STANDARD);
    expect(before).not.toHaveProperty('requestedGroupId');
  });

  it.each([CLOSED.id, 'f'.repeat(32)])('is refused for a group that takes none, and makes no account: %s', async (requestedGroupId) => {
    const visitor = shop.visitor();
    const refused = await visitor.post('/account/register', registration('no-group@example.com', { requestedGroupId }));
    expect(refused).toMatchObject({ status: 400, code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS' });
    expect(at(refused.body, 'errors.0.source.pointer')).toBe('/requestedGroupId');
    expect(at((await visitor.get('/context')).body, 'customer')).toBeNull();
  });

  it('takes effect once the staff has accepted it, and only once', async () => {
    const visitor = shop.visitor();
    const { body } = await visitor.post('/account/register', registration('accepted@example.com', { requestedGroupId: TRADE.id }));
    const { accessKey, secret } = shop.integration;
    const send = (path: string, sent: object, headers = {}): Promise<Response> =>
      fetch(`${shop.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(sent),
      });
    const signedIn = await send('/oauth/token', { grant_type: 'client_credentials', client_id: accessKey, client_secret: secret });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const accept = (headers = {}): Promise<Response> =>
      send('/_action/customer-group-registration/accept', { customerIds: [body['id']] }, headers);
    expect((await accept()).status).toBe(401);
    expect(at((await visitor.get('/context')).body, 'currentCustomerGroup.id')).toBe(STANDARD);
    expect((await accept({ authorization: `Bearer ${token}` })).status).toBe(204);
    expect(at((await visitor.get('/context')).body, 'currentCustomerGroup.id')).toBe(TRADE.id);
    expect((await visitor.post('/account/customer')).body).toMatchObject({ groupId: TRADE.id, requestedGroupId: null });
    expect((await accept({ authorization: `Bearer ${token}` })).status).toBe(400);
  });
});
