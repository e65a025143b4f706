import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandProvider, MessagesProvider } from '@vitrine/app-shell';
import { loadMessages, type Locale } from '@vitrine/i18n';
import { useTranslate } from '@vitrine/i18n/react';
import { ShopProviders } from '../testing/shop-providers.tsx';
import { LegalTexts } from './legal-texts.tsx';

const TEXTS = {
  'en-US': { legal: { accessibility: { title: 'Open to all' } } },
  'de-DE': { legal: { accessibility: { title: 'Für alle' } } },
} as const;

function Title() {
  const t = useTranslate();
  return `${t('legal.accessibility.title')} / ${t('common.navigation.home')}`;
}

async function shown(locale: Locale): Promise<string> {
  const [messages, texts] = await Promise.all([loadMessages(locale, ['common']), loadMessages(locale, ['legal'])]);
  return renderToString(
    <BrandProvider brand={{ icons: [], themeColor: { light: '#ffffff', dark: '#000000' }, texts: TEXTS }}>
      <MessagesProvider value={{ locale, messages, pseudoLocale: undefined }}>
        <ShopProviders>
          <LegalTexts texts={texts}>
            <Title />
          </LegalTexts>
        </ShopProviders>
      </MessagesProvider>
    </BrandProvider>,
  );
}

it.each([
  ['en-US', 'Open to all / Home'],
  ['en-GB', 'Open to all / Home'],
  ['de-DE', 'Für alle / Startseite'],
] as const)('a legal page has the merchant’s own words where there are some, and the shop’s others: %s', async (locale, title) => {
  expect(await shown(locale)).toBe(title);
});
