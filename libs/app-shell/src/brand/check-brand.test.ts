import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { BrandError, checkBrand } from './check-brand.ts';

const BRAND: Brand = {
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  themeColor: { light: '#faf7f1', dark: '#151310' },
};
const LOAD = (): undefined => undefined;
const problemsOf = (brand: Partial<Record<keyof Brand, unknown>>): Promise<readonly string[]> =>
  checkBrand({ ...BRAND, ...brand } as Brand).then(
    () => [],
    (error: unknown) => (error as BrandError).problems,
  );

describe('a brand', () => {
  it('needs an icon and a color, and may have everything else', async () => {
    expect(await problemsOf({})).toEqual([]);
    expect(
      await problemsOf({
        name: 'Ohm',
        logo: { src: '/logo.svg', srcDark: '/dark.svg', width: 132, height: 32 },
        styleName: 'ohm-2',
        fonts: ['/text.woff2'],
        texts: { 'de-DE': { common: { footer: { claim: 'Hält.' } } }, 'en-GB': { shop: {} } },
        analytics: { name: 'Stats', origins: ['https://stats.example.com', 'http://localhost:9000'], load: () => undefined },
      }),
    ).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name is empty'],
    [{ logo: { src: '', width: 1, height: 1 } }, 'logo.src is no address'],
    [{ logo: { src: '/a', srcDark: 1, width: 1, height: 1 } }, 'logo.srcDark is no address'],
    [{ logo: { src: '/a', width: 0, height: 1 } }, 'logo.width and logo.height'],
    [{ logo: { src: '/a', width: 1, height: Number.NaN } }, 'logo.width and logo.height'],
    [{ icons: [] }, 'icons has none'],
    [{ icons: [{ src: undefined, sizes: 'any', type: 'image/png' }] }, 'icons[0].src'],
    [{ icons: [{ src: '/a', sizes: '512', type: 'image/png' }] }, 'icons[0].sizes is "512"'],
    [{ icons: [{ src: '/a', sizes: '512x512', type: 'png' }] }, 'icons[0].type is "png"'],
    [{ themeColor: { light: 'white', dark: '#000000' } }, 'themeColor.light is "white"'],
    [{ themeColor: { light: '#ffffff', dark: '#000' } }, 'themeColor.dark is "#000"'],
    [{ styleName: 'My brand' }, 'styleName is "My brand"'],
    [{ fonts: ['/a.woff2', ''] }, 'fonts[1] is no address'],
    [{ analytics: { name: ' ', load: LOAD } }, 'analytics.name is empty'],
    [{ analytics: { name: 'Stats' } }, 'analytics.load is no function'],
    [{ analytics: { name: 'Stats', load: () => undefined, origins: ['https://stats.example.com/'] } }, 'analytics.origins[0] is'],
    [{ analytics: { name: 'Stats', load: () => undefined, origins: ['https://a.example', 'stats'] } }, 'analytics.origins[1] is "stats"'],
    [{ analytics: { name: 'Stats', load: () => undefined, origins: ['ftp://a.example'] } }, 'analytics.origins[0] is "ftp'],
    [{ texts: { 'fr-FR': {} } }, 'texts.fr-FR is no locale of the shop: there are en-US, en-GB, de-DE.'],
    [{ texts: { 'de-DE': { comon: {} } } }, 'texts.de-DE.comon is a text that the shop has not'],
    [{ texts: { 'de-DE': { common: { footer: { clam: '' } } } } }, 'texts.de-DE.common.footer.clam'],
    [{ texts: { 'en-US': { common: { footer: 'x' } } } }, 'texts.en-US.common.footer is a group of texts'],
    [{ texts: { 'en-US': { common: { footer: { claim: {} } } } } }, 'texts.en-US.common.footer.claim is one text'],
    [{ texts: { 'en-US': { common: { footer: { claim: 'For {who}' } } } } }, 'has {who}, which nothing fills in.'],
    [{ texts: { 'en-US': { shop: { product: { added: '{what} is in' } } } } }, 'nothing fills in; there is {name}.'],
  ])('%j is refused by a sentence', async (brand, sentence) => {
    expect(await problemsOf(brand)).toEqual([expect.stringContaining(sentence)]);
  });

  it('has all its mistakes told at once', async () => {
    const wrong = { ...BRAND, name: '', icons: [] };
    await expect(checkBrand(wrong)).rejects.toThrow(BrandError);
    await expect(checkBrand(wrong)).rejects.toThrow(/can’t be used:\n- name is empty.*\n- icons has none/);
  });
});
