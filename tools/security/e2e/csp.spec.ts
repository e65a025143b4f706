import { expect, type Page, test } from '@playwright/test';
import { ORIGIN, PORT } from './support/origin.ts';
import { createStranger, DEMO_SHOPPER, firstProductId } from './support/stranger.ts';

const HOME = '/';
const CATEGORY = '/living';
const PRODUCT = '/harbor-mug';
const ROOM = '/presentation/spring-collection/prejoin';

const directive = (policy: string | null, name: string): string[] | undefined =>
  (policy ?? '')
    .split('; ')
    .find((part) => part.split(' ', 1)[0] === name)
    ?.split(' ')
    .slice(1);

/** Notes what a page's policy keeps out, from the first byte on. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenViolations: seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (globalThis as { seenViolations?: string[] }).seenViolations ?? []);
}

/** React leaves its marks on what it has taken over. */
const ready = (page: Page) =>
  page.waitForFunction(() => {
    // A page that rests takes over with the first sign of somebody.
    dispatchEvent(new Event('pointermove'));
    const controls = [...document.querySelectorAll('main :is(button, input, select)')];
    return controls.length > 0 && controls.every((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  });

test.describe('a page that a shared cache may keep', () => {
  for (const path of [HOME, CATEGORY, PRODUCT]) {
    test(`${path} has no nonce that a second visitor could share: its inline scripts pass by their hashes`, async () => {
      const pages = [await createStranger().page(path), await createStranger().page(path)];
      for (const answer of pages) {
        expect(answer.headers.get('cache-control')).toContain('s-maxage');
        const scripts = directive(answer.headers.get('content-security-policy'), 'script-src') ?? [];
        expect(scripts[0]).toBe("'self'");
        expect(scripts.length).toBeGreaterThan(1);
        for (const source of scripts.slice(1)) expect(source).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
        expect(await answer.text()).not.toMatch(/\snonce=/);
      }
    });
  }

  test('answers HEAD with the policy that fits its text', async () => {
    const answer = await fetch(`${ORIGIN}${PRODUCT}`, { method: 'HEAD', headers: { accept: 'text/html' } });
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
    expect(answer.headers.get('content-security-policy')).toMatch(/'sha256-/);
    expect(answer.headers.get('content-security-policy')).not.toContain('nonce-');
  });
});

test('a page that is kept by nobody has a nonce of its own each time', async () => {
  const visitor = createStranger();
  await visitor.addToCart(await firstProductId());
  const nonces: (string | undefined)[] = [];
  for (const path of [PRODUCT, PRODUCT, '/checkout/cart', '/no/such/page', ROOM]) {
    const answer = await visitor.page(path);
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    expect(await answer.text()).toContain(` nonce="${nonce}"`);
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('shop and room run under their policy: nothing of their own is kept out, and nothing foreign gets in', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN, locale: 'en-US', permissions: ['camera', 'microphone'] });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const violations = await watchViolations(page);
  await page.goto(HOME);
  await ready(page);
  // A soft navigation draws the merchant's HTML in the browser.
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.locator(`a[href$="${CATEGORY}"]`).first().click();
  await expect(page).toHaveURL(CATEGORY);
  await page.locator('main .v-product-card a').first().click();
  await expect(page.locator('.v-buy-box')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { sameDocument?: boolean }).sameDocument), 'one document all along').toBe(true);
  await page.goto(PRODUCT);
  await ready(page);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('banner').locator('a[data-cart-count]')).toHaveAttribute('data-cart-count', '1');
  expect(await violations()).toEqual([]);
  for (const path of ['/checkout', '/login', ROOM]) {
    await page.goto(path);
    await ready(page);
    expect(await violations(), path).toEqual([]);
  }
  expect(faults).toEqual([]);

  for (const path of [HOME, '/checkout/cart', ROOM]) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const [name, value] of [
        ['plain', ''],
        ['empty', ''],
      ]) {
        const script = document.createElement('script');
        script.setAttribute('nonce', value ?? '');
        script.append(`globalThis.injected = '${name}'`);
        try {
          document.body.append(script);
        } catch {
          // Refused already where it is put in.
        }
      }
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="globalThis.injected = \'handler\'">');
      } catch (error) {
        Object.assign(globalThis, { refused: (error as Error).name });
      }
    });
    expect((await violations()).length, path).toBeGreaterThan(0);
    expect(
      await page.evaluate(() => [(globalThis as { injected?: string }).injected, (globalThis as { refused?: string }).refused]),
      path,
    ).toEqual([undefined, 'TypeError']);
  }
  await context.close();
});

test('a script in the text of a page does not run, whether its policy has hashes or a nonce', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN });
  const page = await context.newPage();
  const violations = await watchViolations(page);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const injected = '<script>globalThis.injected = true</script><script nonce="">globalThis.injected = true</script>';
    return route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', `${injected}</head>`) });
  });
  for (const path of [HOME, '/checkout/cart', ROOM]) {
    await page.goto(path);
    expect(
      (await violations()).filter((each) => each.startsWith('script-src')),
      path,
    ).toHaveLength(2);
    expect(await page.evaluate(() => (globalThis as { injected?: boolean }).injected), path).toBeUndefined();
  }
  await context.close();
});

test('nobody frames an answer of pages, files, errors, calls, the room server or the front: two headers', async () => {
  const asset = /\/assets\/storefront\/[^"]+\.js/.exec(await (await createStranger().page(HOME)).text())?.[0] ?? '';
  expect(asset).not.toBe('');
  const paths = [
    HOME,
    '/checkout',
    '/no/such/page',
    asset,
    '/assets/storefront/gone.js',
    '/robots.txt',
    '/store-api/context',
    '/store-api/no-such-call',
    ROOM,
    '/assets/sales-room/gone.js',
    '/room-api/no-such-call',
    '/store-api/dsr/no-such-call',
    '/healthz',
    '/__storefront/latest.json',
  ];
  for (const path of paths) {
    const answer = await fetch(`${ORIGIN}${path}`, { redirect: 'manual' });
    expect(answer.headers.get('x-frame-options'), path).toBe('DENY');
    expect(directive(answer.headers.get('content-security-policy'), 'frame-ancestors'), path).toEqual(["'none'"]);
    await answer.body?.cancel();
  }
});

test('browsers find out where to report, and what is no report is refused', async ({ browser }) => {
  for (const [path, endpoint] of [
    [HOME, '/__storefront/policy-reports'],
    [ROOM, '/__sales-room/policy-reports'],
  ] as const) {
    const answer = await createStranger().page(path);
    expect(answer.headers.get('reporting-endpoints')).toBe(`csp="${endpoint}"`);
    const send = (body: string, type: string) =>
      fetch(`${ORIGIN}${endpoint}`, { method: 'POST', body, headers: { 'content-type': type } }).then(({ status }) => status);
    expect(await send('[]', 'application/reports+json')).toBe(204);
    expect(await send('x'.repeat(20_000), 'application/reports+json')).toBe(413);
    expect(await send('{', 'application/csp-report')).toBe(400);
    expect(await send('[]', 'application/json')).toBe(415);
  }
  // A browser sends one by itself.
  const page = await browser.newPage();
  const reported = page
    .waitForRequest((request) => request.url() === `http://localhost:${PORT}/__storefront/policy-reports`)
    .catch(() => undefined);
  const violations = await watchViolations(page);
  await page.goto(`${ORIGIN}/`);
  await page.evaluate(() => void new Image().setAttribute('src', 'ftp://nowhere.example/x.png'));
  await expect.poll(async () => (await violations()).length).toBeGreaterThan(0);
  await page.close();
  await reported;
});

test('what is secret or somebody’s own is stored by nobody', async () => {
  const visitor = createStranger();
  expect((await visitor.logIn(DEMO_SHOPPER)).status).toBe(200);
  const code = 'a'.repeat(32);
  const secret = [
    '/account',
    '/account.data',
    `/account/order/details/${code}`,
    `/account/order/${code}`,
    `/account/recover/password?hash=${code}`,
    `/registration/confirm?em=${'b'.repeat(40)}&hash=${code}`,
    `/newsletter-subscribe?em=${'b'.repeat(40)}&hash=${code}`,
    '/checkout',
    '/checkout/cart',
    '/checkout/cart.data',
    `/checkout/success/${code}`,
    `/checkout/success/${code}/paid`,
    `/checkout/success/${code}/unpaid`,
    `/de-DE/account/order/${code}`,
  ];
  for (const who of [visitor, createStranger()]) {
    for (const path of secret) {
      const answer = await who.page(path);
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store']);
      await answer.body?.cancel();
    }
  }
});
