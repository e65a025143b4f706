import { loadMessages, LOCALES, MESSAGE_AREAS } from '@vitrine/i18n';
import { LIVING, MUG, PREFIX } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

for (const [what, path] of [
  ['a product', (locale: (typeof LOCALES)[number]) => MUG[locale].path],
  ['a category', (locale: (typeof LOCALES)[number]) => LIVING[locale]],
] as const) {
  test(`switching the language leads to ${what} under its own slug, and is remembered`, async ({ page, shopIn, context }) => {
    const shop = await shopIn('en-US');
    await shop.open(path('en-US'));
    await page
      .getByRole('banner')
      .getByRole('navigation', { name: shop.t('common.navigation.languages') })
      .first()
      .getByRole('link', { name: 'Deutsch' })
      .click();
    await expect(page).toHaveURL(new RegExp(`${PREFIX['de-DE']}${path('de-DE')}`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    // A page remembers its locale itself, once its scripts have taken over.
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('de-DE');
    await page.goto('/');
    await expect(page).toHaveURL('/de-DE');
  });
}

for (const locale of LOCALES) {
  test(`prices in ${locale} are in the currency of its domain`, async ({ page, shopIn }) => {
    const shop = await shopIn(locale);
    await shop.open(MUG[locale].path);
    await expect(page.locator('.v-buy-box .v-price__amount')).toHaveText(shop.format.price(MUG[locale].tiers[0]));
  });
}

for (const way of ['by its address', 'by the switch'] as const) {
  test(`a cart follows the visitor into another language ${way}, with its currency`, async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await shop.addMug();
    if (way === 'by its address') await page.goto('/de-DE/checkout/cart');
    else {
      await shop.open('/checkout/cart');
      await page
        .getByRole('banner')
        .getByRole('navigation', { name: shop.t('common.navigation.languages') })
        .first()
        .getByRole('link', { name: 'Deutsch' })
        .click();
    }
    const german = await textsOf('de-DE');
    await expect(page).toHaveURL('/de-DE/checkout/cart');
    await expect(page.getByRole('list', { name: german.t('shop.cart.title') }).locator('.v-cart-line__price')).toHaveText(
      german.format.price(MUG['de-DE'].tiers[0]),
    );
    await expect(page.getByText(MUG['de-DE'].name).first()).toBeVisible();
  });
}

for (const [languages, cookie, target] of [
  ['de-AT', undefined, '/de-DE'],
  ['en-GB', undefined, '/en-GB'],
  ['en-US', undefined, '/'],
  ['fr-FR', undefined, '/'],
  ['de-AT', 'en-GB', '/en-GB'],
  ['de-AT', 'en-US', '/'],
  ['de-AT', 'xx-XX', '/'],
] as const) {
  test(`the root leads ${languages} with cookie ${cookie ?? 'not set'} to ${target}, with query and hash`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: languages, baseURL: baseURL ?? '' });
    if (cookie !== undefined) await context.addCookies([{ name: 'i18n_redirected', value: cookie, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await page.goto('/?ref=letter#main');
    await expect(page).toHaveURL(`${baseURL ?? ''}${target}?ref=letter#main`);
    // What nobody understands is written anew.
    const wanted = target === '/' ? 'en-US' : target.slice(1);
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe(wanted);
    await context.close();
  });
}

test('the root path alone looks at the browser’s language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-AT', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/de-DE');
  await page.goto(LIVING['en-US']);
  await expect(page).toHaveURL(LIVING['en-US']);
  await context.close();
});

test('a prefix in other letters is sent to its own', async ({ page }) => {
  await page.goto('/de-de/wohnen');
  await expect(page).toHaveURL('/de-DE/wohnen');
});

test("a page carries the shop's texts in its own language: none of the room, none of another language", async ({ page, shopIn }) => {
  const read: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/^(?:document|script|fetch)$/.test(response.request().resourceType())) read.push(response.text().catch(() => ''));
  });
  await (await shopIn('de-DE')).open(LIVING['de-DE']);
  await page.waitForLoadState('load');
  const seen = (await Promise.all(read)).join('\n');
  /** Whole sentences without parameters: nothing else reads like one of them by chance. */
  const sentencesOf = async (locale: (typeof LOCALES)[number], areas: typeof MESSAGE_AREAS): Promise<string[]> =>
    [...JSON.stringify(await loadMessages(locale, areas)).matchAll(/"([^"{<\\]{40,})"/g)].map(([, text = '']) => text);
  const [own, ofTheShop, inTheRoom, english] = await Promise.all([
    sentencesOf('de-DE', ['common', 'shop']),
    sentencesOf('de-DE', ['common', 'shop', 'checkout', 'account']),
    sentencesOf('de-DE', ['room', 'guide']),
    sentencesOf('en-US', MESSAGE_AREAS),
  ]);
  // A few sentences are said in both.
  const ofTheRoom = inTheRoom.filter((text) => !ofTheShop.includes(text));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((text) => !seen.includes(text))).toEqual([]);
  expect(ofTheRoom.length).toBeGreaterThan(40);
  expect(ofTheRoom.filter((text) => seen.includes(text))).toEqual([]);
  expect(english.filter((text) => seen.includes(text))).toEqual([]);
});
