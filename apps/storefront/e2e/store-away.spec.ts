import { expect, test } from '@playwright/test';
import { LIVING, MUG } from './support/demo-data.ts';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';
import { textsOf } from './support/texts.ts';

let storefront: OwnStorefront;

test.beforeAll(async ({ baseURL }) => {
  storefront = await startOwnStorefront({ publicOrigin: baseURL ?? '', port: 3196 });
});
test.afterAll(async () => {
  await storefront?.stop();
});

test('while the store is away pages answer 503, say when to come back, and lead on; the log says why', async ({ playwright }) => {
  const { t } = await textsOf('en-US');
  const visitor = await playwright.request.newContext({ baseURL: storefront.url });
  // Known to this storefront already, so that it is the page that fails and not the start.
  expect((await visitor.get('/')).status()).toBe(200);
  await storefront.proxy.close();
  for (const path of [LIVING['en-US'], MUG['en-US'].path, '/search?search=lamp']) {
    const answer = await visitor.get(path);
    expect(answer.status(), path).toBe(503);
    expect(answer.headers()['retry-after'], path).toMatch(/^\d+$/);
    expect(answer.headers()['cache-control'], path).not.toContain('public');
    const page = await answer.text();
    expect(page).toContain(t('common.error.http.503'));
    expect(page).toContain(t('common.action.backToHome'));
  }
  expect(storefront.written()).toContain('the store answered 0 NETWORK');
  await visitor.dispose();
});
