import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LIVING, SHOPPER } from './support/demo-data.ts';
import { contextToken, expect, test } from './support/test.ts';

/** Everything that reaches a page: bodies of answers with their addresses, and what ends up in the document. */
function recordPage(page: Page) {
  const seen: { where: string; text: string }[] = [];
  const pending: Promise<void>[] = [];
  page.on('request', (request) =>
    seen.push(
      { where: 'address of a request', text: request.url() },
      { where: `body sent to ${request.url()}`, text: request.postData() ?? '' },
    ),
  );
  page.on('response', (response) => {
    if (/^(image|font)\//.test(response.headers()['content-type'] ?? '')) return;
    pending.push(
      response.text().then(
        (text) =>
          void seen.push(
            { where: `answer of ${response.url()}`, text },
            {
              where: `headers of ${response.url()}`,
              text: JSON.stringify(Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== 'set-cookie'))),
            },
          ),
        () => undefined,
      ),
    );
  });
  return {
    async note() {
      const text = await page.evaluate(
        () =>
          document.documentElement.outerHTML +
          JSON.stringify({ ...localStorage }) +
          JSON.stringify({ ...sessionStorage }) +
          document.cookie +
          JSON.stringify(history.state) +
          location.href,
      );
      seen.push({ where: `document ${page.url()}`, text });
    },
    async all() {
      await Promise.all(pending);
      return seen;
    },
  };
}

test('the context token is in the cookie jar alone: in no page, state, script, address, storage or log', async ({
  page,
  context,
  shopIn,
}) => {
  const record = recordPage(page);
  const tokens = new Set<string>();
  const noteToken = async () => {
    const token = await contextToken(context);
    if (token !== undefined) tokens.add(token);
    await record.note();
  };
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open(LIVING['en-US']);
  await record.note();
  expect(await contextToken(context), 'looking around makes no session').toBeUndefined();

  await shop.addMug();
  await noteToken();
  await shop.open('/checkout');
  await shop.fillGuest('nobody-knows@vitrine.example');
  await shop.continueAsGuest();
  await noteToken();
  await shop.acceptTerms();
  await shop.placeOrder();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible();
  await noteToken();

  await shop.open('/login');
  const form = page.getByRole('form', { name: t('account.login.title') });
  await form.getByLabel(t('common.field.email')).fill(SHOPPER.email);
  await form.getByLabel(t('common.field.password'), { exact: true }).fill(SHOPPER.password);
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(page).toHaveURL('/account');
  await noteToken();
  // A navigation inside the page asks for data alone.
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common.navigation.home') })
    .click();
  await expect(page).toHaveURL('/');
  await noteToken();

  const cookie = (await context.cookies()).find(({ name }) => name === 'sw-context-token');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(tokens.size, 'order of a guest and login each changed the token').toBeGreaterThanOrEqual(3);
  const seen = await record.all();
  expect(seen.length).toBeGreaterThan(20);
  for (const token of tokens) {
    expect(seen.filter(({ text }) => text.includes(token)).map(({ where }) => where)).toEqual([]);
  }
  expect(
    seen.filter(({ text }) => /SWSC[A-Z0-9]{22}/.test(text)).map(({ where }) => where),
    'the access key stays on the server',
  ).toEqual([]);

  const log = process.env.VITRINE_SERVER_LOG ?? '';
  if (process.env.E2E_REUSE_SERVER !== '1') expect(existsSync(log)).toBe(true);
  const written = existsSync(log) ? readFileSync(log, 'utf8') : '';
  for (const token of tokens) expect(written.includes(token), 'a token in the log').toBe(false);
});
