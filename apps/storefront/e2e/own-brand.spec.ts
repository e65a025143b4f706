import type { Browser } from '@playwright/test';
import { switchTo } from '@vitrine/e2e-kit/language-switch';
import { expectSteady, watchLayoutShift } from '@vitrine/e2e-kit/layout-shift';
import { type OwnProduct, startOwnProduct } from '@vitrine/e2e-kit/own-product';
import { type PageWatch, watchPage } from '@vitrine/e2e-kit/page-watch';
import { type Catalogue, checkCatalogue, createFormatter, type Locale } from '@vitrine/i18n';
import { PORT_OFFSET } from '@vitrine/workspace-config/playwright';
import { violationsOf } from './support/axe.ts';
import { LIVING, MUG } from './support/demo-data.ts';
import { brandWithDocumentedLanguages } from './support/documented-languages.ts';
import { buildBrand } from './support/own-build.ts';
import { createShop, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Where the brand `ohm` has its events sent. */
const RECIPIENT = 'https://events.ohm.example';
const PORT = 3140;
const CONSENT = 'vitrine-consent';

let product: OwnProduct;
let brand: Awaited<ReturnType<typeof brandWithDocumentedLanguages>>;

test.beforeAll(async () => {
  // Two builds and a start of its own.
  test.setTimeout(600_000);
  brand = await brandWithDocumentedLanguages('ohm');
  const folder = await buildBrand(brand.setting, 'ohm');
  product = await startOwnProduct({
    port: PORT + PORT_OFFSET,
    isBuilt: true,
    env: { BUILD_DIRECTORY: folder, BRAND: brand.setting },
  });
});
test.afterAll(async () => {
  await product?.stop();
});

interface Told {
  readonly name: string;
  readonly app: string;
  readonly locale: string;
  readonly path?: string;
  readonly product?: { readonly name?: string };
  readonly quantity?: number;
  readonly step?: string;
  readonly orderId?: string;
  readonly list?: string;
}

/** A visitor of the branded shop, and what its analytics were told. */
interface Visitor {
  readonly shop: Shop;
  readonly watch: PageWatch;
  /** Events in the order in which they came, without web vitals, which come when they please. */
  told(): Told[];
  /** Everything that left for the recipient, as text. */
  bodies(): string;
  question(): ReturnType<Shop['page']['locator']>;
  consent(): Promise<string | undefined>;
  close(): Promise<void>;
}

async function visit(browser: Browser, locale: Locale = 'en-US', { isRefused = false, javaScriptEnabled = true } = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled });
  const received: string[] = [];
  await context.route(`${RECIPIENT}/**`, async (route) => {
    if (isRefused) return route.abort();
    received.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  const page = await context.newPage();
  const watch = watchPage(page);
  watch.allow(/^404 POST \S+\/store-api\/customer\/wishlist$/);
  const shop = await createShop(page, locale);
  return {
    shop,
    watch,
    told: () => received.map((body) => JSON.parse(body) as Told).filter(({ name }) => name !== 'web-vital.measured'),
    bodies: () => received.join('\n'),
    question: () => page.getByRole('region', { name: shop.t('common.consent.label'), exact: true }),
    consent: async () => (await context.cookies()).find(({ name }) => name === CONSENT)?.value,
    close: () => context.close(),
  };
}

test.describe('a merchant’s own brand', () => {
  for (const locale of ['en-US', 'de-DE'] as const) {
    test(`has its name, logo, icon, color and texts on every page, and in the rooms: ${locale}`, async ({ browser, request }) => {
      const visitor = await visit(browser, locale);
      const { shop, watch } = visitor;
      const { page } = shop;
      const claim = locale === 'de-DE' ? 'Bauteile, die halten, was ihr Datenblatt sagt.' : 'Parts that hold what their data sheets say.';
      const html = await (await request.get(`${product.origin}${shop.path('/')}`)).text();
      expect(html, 'the first HTML').toContain(claim);
      for (const path of ['/', MUG[locale].path, '/login', '/checkout/cart', '/no/such/page']) {
        watch.allow(/^404 GET \S+\/no\/such\/page$/);
        await page.goto(shop.path(path));
        const logo = page.getByRole('banner').getByRole('link', { name: `Ohm & Sons, ${shop.t('common.navigation.home')}` });
        await expect(logo.locator('img')).toBeVisible();
        expect(await logo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        await expect(page.getByRole('contentinfo')).toContainText(claim);
        await expect(page.locator('html')).toHaveAttribute('data-brand', 'ohm');
        await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#f4f7f6');
      }
      // The rooms are the merchant's, too.
      await page.goto(shop.path('/guide/spring-collection/login'));
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /^Ohm & Sons/ })
          .locator('img'),
      ).toBeVisible();
      expect(watch.faults).toEqual([]);
      await visitor.close();
    });
  }
});

test.describe('consent', () => {
  for (const locale of ['en-US', 'en-GB', 'de-DE'] as const) {
    test(`is asked for with a yes that is as easy as the no, covers nothing for good, and is clean: ${locale}`, async ({ browser }) => {
      const visitor = await visit(browser, locale);
      const { page, t } = visitor.shop;
      await page.setViewportSize({ width: 390, height: 844 });
      await watchLayoutShift(page);
      await visitor.shop.open(LIVING[locale]);
      const question = visitor.question();
      await expect(question).toContainText(t('common.consent.question', { name: 'Ohm & Sons' }));
      const [no, yes] = await Promise.all(
        ['decline', 'allow'].map((answer) =>
          question.getByRole('button', { name: t(`common.consent.${answer}` as 'common.consent.allow') }).boundingBox(),
        ),
      );
      expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
      expect(no?.height).toBeGreaterThanOrEqual(44);
      expect((await question.boundingBox())?.height, 'most of a phone’s screen stays').toBeLessThan(844 / 3);
      await expectSteady(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page), colorScheme).toEqual([]);
      }
      // The last line of the page can be read, however long nobody answers.
      await page.keyboard.press('End');
      const settings = page.getByRole('button', { name: t('common.consent.settings') });
      await settings.scrollIntoViewIfNeeded();
      await expect.poll(async () => ((await settings.boundingBox())?.y ?? 0) + 44 <= ((await question.boundingBox())?.y ?? 0)).toBe(true);
      expect(visitor.watch.faults).toEqual([]);
      await visitor.close();
    });
  }

  test('is denied until it is given: nothing is sent before, and a no is kept', async ({ browser }) => {
    const visitor = await visit(browser);
    const { shop } = visitor;
    await shop.addMug();
    await expect(visitor.question()).toBeVisible();
    expect(await visitor.consent(), 'no cookie without an answer').toBeUndefined();
    await visitor
      .question()
      .getByRole('button', { name: shop.t('common.consent.decline') })
      .click();
    await expect(visitor.question()).toHaveCount(0);
    expect(await visitor.consent()).toBe('denied');
    await shop.open('/checkout/cart');
    await expect(shop.lines()).toHaveCount(1);
    await expect(visitor.question()).toHaveCount(0);
    expect(visitor.bodies()).toBe('');
    expect(visitor.watch.faults).toEqual([]);
    await visitor.close();
  });

  test('once given, a purchase is told step by step, and nothing of who it was', async ({ browser }) => {
    const visitor = await visit(browser, 'de-DE');
    const { shop, told } = visitor;
    const { page, t } = shop;
    await shop.open('/');
    await visitor
      .question()
      .getByRole('button', { name: t('common.consent.allow') })
      .click();
    await expect.poll(() => told().map(({ name, path }) => `${name} ${path ?? ''}`)).toEqual(['page.viewed /de-DE']);
    expect(await visitor.consent()).toBe('granted');
    const isTold = (name: string) => expect.poll(() => told().map((event) => event.name), `${name} is told`).toContain(name);
    await shop.open(LIVING['de-DE']);
    await isTold('list.viewed');
    await shop.addMug();
    await isTold('cart.line-added');
    await page.goto(shop.path('/checkout'));
    await shop.fillGuest('ada@customer.example');
    await shop.continueAsGuest();
    await shop.acceptTerms();
    await shop.placeOrder();
    await expect(page).toHaveURL(/\/checkout\/success\//);
    await expect.poll(() => told().at(-1)?.path ?? '').toMatch(/^\/de-DE\/checkout\/success\/:id/);
    const steps = told().map(({ name, path, product, quantity, step, list }) =>
      [name, path, product?.name, quantity, step, list].filter((part) => part !== undefined).join(' '),
    );
    for (const step of [
      'list.viewed category',
      `page.viewed /de-DE${LIVING['de-DE']}`,
      `product.viewed ${MUG['de-DE'].name}`,
      `cart.line-added ${MUG['de-DE'].name} 1`,
      'checkout.step-reached identity',
      'checkout.step-reached review',
      'order.placed',
    ])
      expect(
        steps.filter((each) => each === step),
        step,
      ).toHaveLength(1);
    const order = told().find(({ name }) => name === 'order.placed');
    expect(new URL(page.url()).pathname).toContain(order?.orderId ?? 'no order');
    expect(new Set(told().map(({ app, locale }) => `${app} ${locale}`))).toEqual(new Set(['storefront de-DE']));
    for (const own of ['ada@customer.example', 'Byron', 'Mill Lane', 'token']) expect(visitor.bodies(), own).not.toContain(own);
    expect(visitor.watch.faults, 'the policy lets pass what the brand names').toEqual([]);
    await visitor.close();
  });

  test('counts a page that rests without a touch, and ends when it is taken back, in every tab', async ({ browser }) => {
    const visitor = await visit(browser);
    const { shop, told } = visitor;
    const { page, t } = shop;
    await shop.open('/');
    await visitor
      .question()
      .getByRole('button', { name: t('common.consent.allow') })
      .click();
    const before = () => told().length;
    await expect.poll(before).toBe(1);
    const other = await page.context().newPage();
    await other.goto(shop.path(MUG['en-US'].path));
    await expect.poll(() => told().map(({ name }) => name)).toContain('product.viewed');
    await page.getByRole('button', { name: t('common.consent.settings') }).click();
    await expect(visitor.question()).toBeFocused();
    await expect(visitor.question()).toContainText(t('common.consent.granted'));
    await visitor
      .question()
      .getByRole('button', { name: t('common.consent.decline') })
      .click();
    expect(await visitor.consent()).toBe('denied');
    const count = told().length;
    await other.bringToFront();
    await other.getByRole('button', { name: t('shop.product.addToCart') }).click();
    await expect(other.getByRole('dialog', { name: t('shop.added.title') }).getByRole('status')).toHaveText(
      t('shop.product.added', { name: MUG['en-US'].name }),
    );
    await page.goto(shop.path('/login'));
    await shop.ready();
    expect(told().length - count).toBe(0);
    await visitor.close();
  });

  test('given to somebody who can’t be reached changes nothing for the shopper', async ({ browser }) => {
    const visitor = await visit(browser, 'en-US', { isRefused: true });
    const { shop } = visitor;
    visitor.watch.allow(new RegExp(`^net::ERR_FAILED ${RECIPIENT}`));
    await shop.open('/');
    await visitor
      .question()
      .getByRole('button', { name: shop.t('common.consent.allow') })
      .click();
    await shop.addMug();
    await expect(shop.notification(/./)).toHaveCount(0);
    expect(visitor.watch.faults).toEqual([]);
    await visitor.close();
  });

  test('is no question without scripts: nobody could count', async ({ browser }) => {
    const visitor = await visit(browser, 'en-US', { javaScriptEnabled: false });
    await visitor.shop.page.goto('/');
    await expect(visitor.shop.page.getByRole('main')).toBeVisible();
    await expect(visitor.question()).toHaveCount(0);
    await visitor.close();
  });
});

/** The languages of `docs/languages.md`, and a text that each has of its own. */
const LANGUAGES = [
  { locale: 'fr-FR', name: 'Français', dir: 'ltr', home: 'Accueil' },
  { locale: 'ar-EG', name: 'العربية', dir: 'rtl', home: 'الرئيسية' },
] as const;

test.describe('a language that a merchant adds as one folder', () => {
  test('passes the check of catalogues as it is documented', async () => {
    expect(brand.catalogues).toHaveLength(LANGUAGES.length);
    for (const file of brand.catalogues) {
      const { default: catalogue } = (await import(file)) as { default: Catalogue };
      expect(await checkCatalogue(catalogue), catalogue.locale).toEqual([]);
    }
  });

  for (const { locale, name, dir, home } of LANGUAGES) {
    test(`is in the first HTML of both apps, with its fallback's texts where it has none: ${locale}`, async ({ request }) => {
      const htmlOf = async (path: string) => (await request.get(`${product.origin}/${locale}${path}`)).text();
      for (const path of ['', '/login', '/checkout/cart', '/no/such/page', '/ask', '/guide/spring-collection/login']) {
        const html = await htmlOf(path);
        expect(html, path).toContain(`<html lang="${locale}" dir="${dir}"`);
        expect(html, path).toContain(home);
        expect(html, path).toMatch(new RegExp(`data-locale="${locale}"[^>]* aria-current="true"[^>]*>${name}<`));
        expect(html, path).toContain('href="/de-DE');
      }
      expect(await htmlOf('/login')).toContain('Forgot your password?');
      expect(await htmlOf('/guide/spring-collection/login')).toContain('Sign in');
      const mug = await htmlOf(MUG['en-US'].path);
      expect(mug).toContain(`hrefLang="${locale}"`);
      expect(mug.replace(/\s/g, ' ')).toContain(
        createFormatter({ locale: locale as Locale, currency: 'USD' })
          .price(32)
          .replace(/\s/g, ' '),
      );
      // Where the store has no domain for it, whoever starts the shop is told.
      expect(product.output()).toContain(`${product.origin}/${locale}: pages in ${locale} show the channel's default language or currency`);
    });
  }

  test('is found by the browser’s languages, kept by the cookie, and switched to and from in both apps', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.origin, locale: 'ar-EG' });
    const page = await context.newPage();
    const watch = watchPage(page);
    await page.goto('/');
    await expect(page).toHaveURL(`${product.origin}/ar-EG`);
    await expect(page.getByRole('navigation', { name: 'اللغة' }).first()).toBeVisible();
    await switchTo(page, 'fr-FR');
    await page.goto('/');
    await expect(page).toHaveURL(`${product.origin}/fr-FR`);
    await page.goto('/fr-FR/guide/spring-collection/login');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ohm & Sons, Accueil' })).toBeVisible();
    await switchTo(page, 'ar-EG');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await switchTo(page, 'de-DE');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    expect(watch.faults).toEqual([]);
    await context.close();
  });
});
