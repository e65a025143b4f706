import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { becomeBuyer } from './support/buyer.ts';
import { MUG, REDIRECT_PAYMENT } from './support/demo-data.ts';
import { choose, type Shop } from './support/shop.ts';
import { asStaff } from './support/staff.ts';
import { contextToken, expect, test } from './support/test.ts';

/** An order as the store holds it, with what staff needs to move it. */
interface StoredOrder {
  readonly orderNumber: string;
  readonly deliveries: readonly { readonly id: string }[];
  readonly transactions: readonly { readonly id: string }[];
  readonly documents: readonly { readonly id: string; readonly deepLinkCode: string }[];
  readonly lineItems: readonly { readonly downloads: readonly { readonly id: string }[] }[];
}

async function storedOrder({ page }: Shop, origin: string, id: string): Promise<StoredOrder> {
  const answer = await page.context().request.post(`${origin}/store-api/order`, {
    data: {
      filter: [{ type: 'equals', field: 'id', value: id }],
      associations: { deliveries: {}, transactions: {}, documents: {}, lineItems: { associations: { downloads: {} } } },
    },
    headers: { origin, 'x-vitrine-locale': 'en-US' },
  });
  const { orders } = (await answer.json()) as { orders: { elements: StoredOrder[] } };
  const [order] = orders.elements;
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

/** A file as a browser of this visitor gets it, without following where it is led. */
const fetchFile = (context: BrowserContext, address: string) => context.request.get(address, { maxRedirects: 0 });

/** The visitor's own page in a browser that runs no scripts. */
async function withoutScripts(browser: Browser, context: BrowserContext, address: string) {
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const page = await plain.newPage();
  await page.goto(address);
  // The driver switches scripts off too late for what the first document of a page says to browsers without them.
  await page.reload();
  return page;
}

test('the orders come ten to a page, the newest first, in the first HTML; without any the page says so', async ({
  page,
  shopIn,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const shop = await shopIn('de-DE');
  const { t } = shop;
  const main = page.getByRole('main');
  await shop.open('/account/order');
  await expect(page, 'whoever is not signed in is led to the log-in, and back from there').toHaveURL(
    '/de-DE/login?returnTo=%2Fde-DE%2Faccount%2Forder',
  );
  const buyer = await becomeBuyer(shop, origin, 'customer');
  await shop.open('/account/order');
  await expect(page.getByRole('heading', { level: 1, name: t('account.order.title') })).toBeVisible();
  await expect(main).toContainText(t('account.order.emptyTitle'));
  await expect(page).toHaveTitle(t('account.order.title'));

  const { id } = await (await asStaff(page.context().request, origin)).product('harbor mug');
  for (let made = 0; made < 11; made += 1) {
    await buyer.put(id);
    await buyer.order();
  }
  const numbers = (await buyer.orders()).map(({ number }) => number);
  const first = await (await page.context().request.get(`${origin}/de-DE/account/order`)).text();
  for (const number of numbers) expect(first).toContain(`>${number}</a>`);
  await shop.open('/account/order?p=99');
  await expect(page, 'a page beyond the last leads to the last').toHaveURL('/de-DE/account/order?p=2');
  await shop.open('/account/order');
  const rows = page.getByRole('table', { name: t('account.order.title') }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(1)).toContainText(numbers[0] ?? '');
  await page
    .getByRole('navigation', { name: t('common.pagination.label') })
    .getByRole('link', { name: t('common.pagination.next') })
    .click();
  await expect(page).toHaveURL('/de-DE/account/order?p=2');
  await expect(rows).toHaveCount(2);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/\/de-DE\/account\/order\/details\/[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(numbers[0] ?? '');
  await expect(page).toHaveTitle(/^Bestellung \d+$/);
});

test('an order is given another payment method, cancelled after a question, and read again each time', async ({
  page,
  shopIn,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const shop = await shopIn('en-US');
  const { t } = shop;
  const main = page.getByRole('main');
  const buyer = await becomeBuyer(shop, origin, 'customer');
  const staff = await asStaff(page.context().request, origin);
  const { id: mug } = await staff.product('harbor mug');
  await buyer.put(mug);
  await buyer.payBy('Invoice');
  const id = await buyer.order();
  await shop.open(`/account/order/details/${id}`);
  await main.getByText(t('account.order.changePayment'), { exact: true }).click();
  await choose(main.getByRole('radio', { name: REDIRECT_PAYMENT }));
  await main.getByRole('button', { name: t('account.order.changePaymentSubmit') }).click();
  await expect(main.getByRole('status')).toContainText(t('account.order.changePaymentDone'));
  await expect(main.getByRole('button', { name: t('checkout.pay.submit') }), 'the order was read again').toBeVisible();
  expect((await buyer.orders())[0]).toMatchObject({ method: REDIRECT_PAYMENT, payment: 'open' });

  const ask = main.getByText(t('account.order.cancel'), { exact: true });
  const confirm = main.getByRole('button', { name: t('account.order.cancelConfirm') });
  await expect(confirm, 'nothing is cancelled by one press').toBeHidden();
  await ask.click();
  await expect(main).toContainText(t('account.order.cancelQuestion', { number: (await buyer.orders())[0]?.number ?? '' }));
  await confirm.click();
  await expect(main.getByRole('status')).toContainText(t('account.order.cancelDone'));
  await expect(ask, 'the order was read again').toHaveCount(0);
  await expect(main.getByRole('button', { name: t('checkout.pay.submit') })).toHaveCount(0);
  expect((await buyer.orders())[0]).toMatchObject({ state: 'cancelled' });

  await buyer.put(mug);
  const late = await buyer.order();
  await shop.open(`/account/order/details/${late}`);
  await ask.click();
  await staff.move('order', late, 'complete');
  await confirm.click();
  await expect(main.getByRole('status')).toContainText(t('account.order.cancelRefused'));
  await expect(ask).toHaveCount(0);
  expect((await buyer.orders())[0]).toMatchObject({ state: 'completed' });
});

test('what was ordered goes into the cart again, with a word on what can’t be had any more', async ({ page, shopIn, baseURL }) => {
  const origin = baseURL ?? '';
  const shop = await shopIn('en-US');
  const { t } = shop;
  const main = page.getByRole('main');
  const buyer = await becomeBuyer(shop, origin, 'customer');
  const staff = await asStaff(page.context().request, origin);
  const mug = await staff.product('harbor mug');
  const rare = await staff.rareProduct('fluted vase');
  await staff.setStock(rare.id, 5);
  await buyer.put(mug.id, 2);
  await buyer.put(rare.id, 1);
  const id = await buyer.order();
  await staff.setStock(rare.id, 0);
  await shop.open(`/account/order/details/${id}`);
  await main.getByRole('button', { name: t('account.order.again') }).click();
  const said = main.getByRole('status');
  await expect(said).toContainText(t('account.order.againDone', { count: 2 }));
  await expect(said).toContainText(t('account.order.againMissing', { name: rare.name }));
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '2');
  expect(await buyer.pieces()).toBe(2);
  await staff.setStock(rare.id, rare.stock);
  await said.getByRole('link', { name: t('shop.cart.toCart') }).click();
  await expect(main.getByRole('link', { name: MUG['en-US'].name })).toBeVisible();
});

test('without scripts an order is cancelled after a question, and goes into the cart again', async ({ page, browser, shopIn, baseURL }) => {
  const origin = baseURL ?? '';
  const shop = await shopIn('en-US');
  const { t } = shop;
  const buyer = await becomeBuyer(shop, origin, 'customer');
  const { id: mug } = await (await asStaff(page.context().request, origin)).product('harbor mug');
  await buyer.put(mug, 3);
  const id = await buyer.order();
  const plain = await withoutScripts(browser, page.context(), `${origin}/account/order/details/${id}`);
  const main = plain.getByRole('main');
  await main.getByRole('button', { name: t('account.order.again') }).click();
  await expect(main).toContainText(t('account.order.againDone', { count: 3 }));
  expect(await buyer.pieces()).toBe(3);
  await main.getByText(t('account.order.cancel'), { exact: true }).click();
  await main.getByRole('button', { name: t('account.order.cancelConfirm') }).click();
  await expect(main).toContainText(t('account.order.cancelDone'));
  await expect(main.getByText(t('account.order.cancel'), { exact: true })).toHaveCount(0);
  expect((await buyer.orders())[0]).toMatchObject({ state: 'cancelled' });
  await plain.context().close();
});

test('invoice and bought file are saved by their owner once paid, and by nobody else, without any token', async ({
  page,
  context,
  browser,
  shopIn,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const shop = await shopIn('en-US');
  const { t } = shop;
  const main = page.getByRole('main');
  const buyer = await becomeBuyer(shop, origin, 'customer');
  const staff = await asStaff(page.context().request, origin);
  await buyer.put((await staff.product('year planner')).id);
  await buyer.put((await staff.product('harbor mug')).id);
  await buyer.payBy('Invoice');
  const id = await buyer.order();
  const stored = await storedOrder(shop, origin, id);
  const [document] = stored.documents;
  const download = stored.lineItems.flatMap(({ downloads }) => downloads)[0];
  const details = `/account/order/details/${id}`;
  const invoice = `/account/order/document/${id}/${document?.id ?? ''}`;
  const file = `/account/order/download/${id}/${download?.id ?? ''}`;

  await shop.open(details);
  await expect(main).toContainText(t('account.order.downloadLater'));
  await page.goto(file);
  await expect(page, 'before it is paid').toHaveURL(`${details}?file=gone`);
  await expect(main).toContainText(t('account.order.fileGone'));
  await page.goto(`/account/order/document/${id}/${'0'.repeat(32)}`);
  await expect(main, 'a document that is gone').toContainText(t('account.order.fileGone'));

  await staff.move('order_transaction', stored.transactions[0]?.id ?? '', 'paid');
  await staff.move('order_delivery', stored.deliveries[0]?.id ?? '', 'ship');
  await staff.track(stored.deliveries[0]?.id ?? '', ['VT 1/2']);
  await shop.open(details);
  await expect(main).toContainText(t('account.payment.paid'));
  await expect(main.getByRole('link', { name: t('account.order.track', { code: 'VT 1/2' }) })).toHaveAttribute(
    'href',
    'https://parcel.example/track?code=VT%201%2F2',
  );
  const saved = async (name: RegExp) => {
    const [event] = await Promise.all([page.waitForEvent('download'), main.getByRole('link', { name }).click()]);
    return { name: event.suggestedFilename(), content: await readFile(await event.path(), 'latin1') };
  };
  expect(await saved(/vitrine-year-planner\.txt/)).toMatchObject({
    name: 'vitrine-year-planner.txt',
    content: expect.stringMatching(/\S/),
  });
  const paper = await saved(new RegExp(t('account.document.invoice')));
  expect(paper.name).toMatch(/^invoice_\d+\.pdf$/);
  expect(paper.content).toMatch(/^%PDF-/);
  await expect(page, 'the page stays').toHaveURL(details);

  const token = (await contextToken(context)) ?? '';
  for (const address of [invoice, file]) {
    const own = await fetchFile(context, address);
    expect(own.status()).toBe(200);
    expect(own.headers()['content-disposition']).toMatch(/^attachment; /);
    expect(own.headers()['cache-control']).toBe('private, no-store');
    expect(JSON.stringify(own.headersArray()), 'no header holds the token').not.toContain(token);
    expect((await own.body()).includes(token)).toBe(false);
  }

  await shop.open('/account/documents');
  await expect(page).toHaveTitle(t('account.order.documents'));
  await expect(main.getByRole('link', { name: new RegExp(t('account.document.invoice')) })).toHaveAttribute('href', invoice);
  await shop.open('/account/downloads');
  await expect(page).toHaveTitle(t('account.order.downloads'));
  await expect(main.getByRole('link', { name: /vitrine-year-planner/ })).toHaveAttribute('href', file);
  await shop.open(details);

  const stranger = await browser.newContext();
  for (const who of ['anybody', 'another customer'] as const) {
    if (who === 'another customer') await becomeBuyer({ page: await stranger.newPage() }, origin, 'customer');
    for (const address of [invoice, file]) {
      const refused = await fetchFile(stranger, `${origin}${address}`);
      expect([refused.status(), refused.headers()['location']], `${who} gets no file`).toEqual([303, details]);
    }
  }
  const theirs = await stranger.newPage();
  await theirs.goto(`${origin}${details}`);
  await expect(theirs.getByRole('main'), 'the order of somebody else').toContainText(t('account.order.notFound'));
  await expect(theirs.getByRole('main')).not.toContainText(stored.orderNumber);
  await stranger.close();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner'), 'on paper there is nothing to press').toBeHidden();
  await expect(main.getByRole('button', { name: t('account.order.again') })).toBeHidden();
  await expect(main).toContainText(stored.orderNumber);
});
