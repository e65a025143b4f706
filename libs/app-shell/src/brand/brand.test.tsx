import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { SessionProvider } from '../visitor/session-context.tsx';
import type { ShellData } from '../visitor/shell-data.ts';
import type { Brand } from './brand.ts';
import { BrandProvider, useHomeLabel } from './brand-context.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { webManifest } from './web-manifest.ts';

const BRAND: Brand = {
  icons: [{ src: '/icon.png', sizes: '512x512', type: 'image/png' }],
  themeColor: { light: '#faf7f1', dark: '#151310' },
};
const messages = await loadMessages('en-US', ['common']);
const draw = (brand: Partial<Brand>, element: ReactNode, shell: ShellData | null) =>
  renderToString(
    <I18nProvider locale="en-US" messages={messages}>
      <BrandProvider brand={{ ...BRAND, ...brand }}>
        <SessionProvider shell={shell}>{element}</SessionProvider>
      </BrandProvider>
    </I18nProvider>,
  );
const STORE = { shopName: 'The store’s' } as ShellData;
const logoOf = (brand: Partial<Brand>, shell: ShellData | null = STORE) => draw(brand, <ShopLogo />, shell);
const HomeLabel = () => useHomeLabel();

describe('the logo of a shop', () => {
  it.each([
    [{}, 'The store’s'],
    [{ name: 'Ohm & Sons' }, 'Ohm &amp; Sons'],
  ])('without a picture is the name, the brand’s before the store’s: %j', (brand, name) =>
    expect(logoOf(brand)).toBe(`<span class="v-logo">${name}</span>`),
  );

  it('says where it leads while the store is away and the brand has no name', () => {
    expect(logoOf({}, null)).toBe('<span class="v-logo">Home</span>');
    expect(draw({}, <HomeLabel />, null)).toBe('Home');
    expect(draw({}, <HomeLabel />, STORE)).toBe('The store’s, Home');
    expect(draw({ name: 'Ohm' }, <HomeLabel />, null)).toBe('Ohm, Home');
  });

  it('is a picture of a known size, another one in the dark, that says the name', () => {
    const html = logoOf({ name: 'Ohm', logo: { src: '/logo.svg', srcDark: '/dark.svg', width: 132, height: 32 } });
    expect(html).toContain('<source srcSet="/dark.svg" media="(prefers-color-scheme: dark)"/>');
    expect(html).toContain('src="/logo.svg" width="132" height="32" alt="Ohm"');
    expect(logoOf({ logo: { src: '/logo.svg', width: 132, height: 32 } })).not.toContain('<source');
  });
});

describe('the manifest of a shop', () => {
  it('has its name, its icons and its color, and opens it in its language', () =>
    expect(webManifest(BRAND, { name: 'Ohm', lang: 'de-DE', dir: 'ltr', home: '/de-DE' })).toMatchObject({
      name: 'Ohm',
      lang: 'de-DE',
      start_url: '/de-DE',
      theme_color: '#faf7f1',
      icons: BRAND.icons,
    }));
});
