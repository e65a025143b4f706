import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OUTBOX_SIZE } from '../store/outbox.ts';
import { registration } from '../testing/customers.ts';
import { PUBLIC_ORIGIN, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';
import { isLocalOrigin } from './outbox-page.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ outboxPage: true, settings: { rateLimits: false } });
});
afterAll(() => shop.close());

const open = async (): Promise<{ html: string; response: Response }> => {
  const response = await fetch(`${shop.pagesUrl}/demo-store/outbox`);
  return { response, html: await response.text() };
};
const subscribe = (email: string, changes: object = {}) =>
  shop.visitor().post('/newsletter/subscribe', { email, option: 'subscribe', storefrontUrl: `${PUBLIC_ORIGIN}/de-DE`, ...changes });

describe('/demo-store/outbox', () => {
  it('shows each mail with a link to the page that the shop serves, newest first', async () => {
    await shop.visitor().post('/account/register', registration('post@example.com'));
    await shop.visitor().post('/account/recovery-password', { email: 'post@example.com', storefrontUrl: PUBLIC_ORIGIN });
    await subscribe('news@example.com');
    const { html, response } = await open();
    expect(response.status).toBe(200);
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1]);
    expect(links).toEqual([
      expect.stringMatching(/^http:\/\/shop\.example:3000\/de-DE\/newsletter-subscribe\?em=[0-9a-f]{40}&amp;hash=[0-9a-f]{32}$/),
      expect.stringMatching(/^http:\/\/shop\.example:3000\/account\/recover\/password\?hash=[A-Za-z0-9]{32}$/),
    ]);
    const json = (await (await fetch(`${shop.pagesUrl}/demo-store/outbox.json`)).json()) as { mails: { to: string }[] };
    expect(json.mails.map((mail) => mail.to)).toEqual(['news@example.com', 'post@example.com']);
  });

  it('a guest’s order is mailed with its deep link, in the visitor’s language', async () => {
    const guest = shop.visitor();
    await guest.patch('/context', { languageId: ID.german });
    await guest.post('/account/register', registration('guest-post@example.com', { guest: true }));
    await guest.post('/checkout/cart/line-item', { items: [{ type: 'product', id: ID.stool }] });
    const { deepLinkCode } = (await guest.post('/checkout/order')).body;
    expect(shop.mails()[0]).toMatchObject({
      kind: 'order',
      to: 'guest-post@example.com',
      subject: expect.stringMatching(/^Ihre Bestellung/),
      link: `${PUBLIC_ORIGIN}/de-DE/account/order/${String(deepLinkCode)}`,
    });
  });

  it('shows hostile names and messages as text, in a page that runs no script', async () => {
    const evil = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
    await subscribe('evil@example.com', { firstName: evil, lastName: "' onmouseover='x" });
    await shop.visitor().post('/contact-form', {
      salutationId: ID.mr,
      firstName: evil,
      lastName: 'M',
      email: 'evil@example.com',
      phone: '1',
      subject: evil,
      comment: '</p></article><iframe src="javascript:alert(3)">',
    });
    const { html, response } = await open();
    expect(html).not.toMatch(/<script|<img|<iframe|onerror=alert\(2\)>"|href="javascript/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it(`keeps the latest ${OUTBOX_SIZE}`, async () => {
    for (let index = 0; index < OUTBOX_SIZE + 5; index += 1) await subscribe(`many-${index}@example.com`);
    expect(shop.mails()).toHaveLength(OUTBOX_SIZE);
    expect(shop.mails()[0]?.to).toBe(`many-${OUTBOX_SIZE + 4}@example.com`);
  });

  it('a failed request sends nothing', async () => {
    const before = shop.mails().length;
    await subscribe('nope');
    expect(shop.mails()).toHaveLength(before);
  });
});

it('is closed where others could open it, unless told otherwise: its links open accounts', async () => {
  const remote = await startTestShop();
  for (const path of ['/demo-store/outbox', '/demo-store/outbox.json']) expect((await fetch(`${remote.pagesUrl}${path}`)).status).toBe(404);
  await remote.close();
});

it.each([
  ['http://localhost:3000', true],
  ['http://shop.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://localhost.example', false],
  ['http://127.0.0.1.example', false],
  ['https://shop.example', false],
])('%s is this machine’s alone: %s', (origin, local) => {
  expect(isLocalOrigin(origin)).toBe(local);
});
