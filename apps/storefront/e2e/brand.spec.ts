import { expect, test } from './support/test.ts';

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly type: string }[];
}

test.describe('the shop as it comes', () => {
  test('has the name that the store gives its sales channel, in header and footer', async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Vitrine, Home' })).toHaveText('Vitrine');
    await expect(page.getByRole('contentinfo')).toContainText('Vitrine');
    expect(html, 'the first HTML').toContain('<span class="v-logo">Vitrine</span>');
  });

  test('counts nobody, and so asks nobody', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await shop.open('/');
    await expect(page.getByRole('region', { name: shop.t('common.consent.label'), exact: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('button', { name: shop.t('common.consent.settings') })).toHaveCount(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('vitrine-consent');
  });

  for (const [home, lang] of [
    ['/', 'en-US'],
    ['/en-GB', 'en-GB'],
    ['/de-DE', 'de-DE'],
  ] as const) {
    test(`can be put on a home screen in its language, icon and color: ${lang}`, async ({ page, request }) => {
      await page.goto(home);
      const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
      const answer = await request.get(address);
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      const manifest = (await answer.json()) as Manifest;
      expect(manifest).toMatchObject({ name: 'Vitrine', lang, start_url: home });
      const [icon] = manifest.icons;
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', icon?.src ?? '');
      const picture = await request.get(icon?.src ?? '');
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']?.split(';')[0]).toBe(icon?.type);
      await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', manifest.theme_color);
    });
  }
});
