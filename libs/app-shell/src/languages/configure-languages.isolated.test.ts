import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Catalogue, configuredCatalogues, defineCatalogue } from '@vitrine/i18n';
import { localePath, SHOP_LOCALES } from '@vitrine/routing';
import { tooManyAnswer } from '../app-server/refusal.ts';
import { configureServerLanguages } from '../app-server/server-languages.ts';
import { withBrandTexts } from '../brand/brand-texts.ts';
import { loadPageMessages } from '../messages/load-page-messages.ts';
import { configureLanguages } from './configure-languages.ts';

const ARABIC: Catalogue = defineCatalogue({
  locale: 'ar-EG',
  name: 'العربية',
  direction: 'rtl',
  fallback: 'en-US',
  areas: { common: () => Promise.resolve({ common: { error: { http: { 429: 'طلبات كثيرة جدا' } } } }) },
});
const codes = (): string[] => SHOP_LOCALES.locales.map(({ code }) => code);

afterEach(() => configureLanguages([]));

describe('a language that a shop adds', () => {
  it('has texts and addresses, its name and its direction', () => {
    configureLanguages([ARABIC]);
    expect(codes()).toEqual(['en-GB', 'en-US', 'de-DE', 'ar-EG']);
    expect(SHOP_LOCALES.locales.at(-1)).toMatchObject({ name: 'العربية', dir: 'rtl', iso: 'ar-EG' });
    expect(configuredCatalogues().map(({ locale }) => locale)).toEqual(['en-US', 'en-GB', 'de-DE', 'ar-EG']);
  });
  it('may stand in the place of one of the product’s', () => {
    configureLanguages([{ ...ARABIC, locale: 'de-DE', name: 'Deutsch (AT)', direction: undefined }]);
    expect(codes()).toEqual(['en-GB', 'en-US', 'de-DE']);
    expect(SHOP_LOCALES.locales.at(-1)).toMatchObject({ name: 'Deutsch (AT)', dir: 'ltr' });
  });
  it('takes a brand’s texts of the language that it falls back to, and its own before them', async () => {
    configureLanguages([ARABIC]);
    const texts = {
      'en-US': { common: { footer: { claim: 'For all' }, navigation: { home: 'Start' } } },
      'ar-EG': { common: { navigation: { home: 'الرئيسية' } } },
    };
    const messages = await loadPageMessages('ar-EG', ['common'], { brand: { texts } });
    expect(messages.common).toMatchObject({ footer: { claim: 'For all' }, navigation: { home: 'الرئيسية' } });
    expect(withBrandTexts({ shop: {} }, { texts }, 'en-US')).toEqual({ shop: {} });
  });
  it('is that of the page that refuses too many requests', async () => {
    configureLanguages([ARABIC]);
    const page = await (await tooManyAnswer('/ar-EG/x', 'text/html', 3)).text();
    expect(page).toContain('<html lang="ar-EG" dir="rtl">');
    expect(page).toContain('طلبات كثيرة جدا');
    expect(page).toContain('in ٣ seconds');
  });
});

describe('a server', () => {
  it('takes the languages of the build that it answers with', async () => {
    await configureServerLanguages({ entry: { module: { languages: [ARABIC] } } });
    expect(localePath('/a', 'ar-EG')).toBe('/ar-EG/a');
    await configureServerLanguages({ entry: { module: {} } });
    expect(codes()).not.toContain('ar-EG');
  });
  it('takes them from their files where pages are rendered from source', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'languages-'));
    const file = join(folder, 'catalogue.mjs');
    await writeFile(file, "export default { locale: 'fr-FR', name: 'Français', fallback: 'en-US', areas: {} };");
    await configureServerLanguages([file]);
    expect(codes()).toContain('fr-FR');
    await rm(folder, { recursive: true });
  });
});
