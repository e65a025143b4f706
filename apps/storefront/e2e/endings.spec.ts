import { type Buyer, becomeBuyer, BUYERS, type BuyerKind, type HeldOrder } from './support/buyer.ts';
import { asStaff, type Staff, type StaffProduct } from './support/staff.ts';
import { REDIRECT_PAYMENT } from './support/demo-data.ts';
import { choose, type Shop } from './support/shop.ts';
import { expect, type Page, test } from './support/test.ts';

/** Where an ending plays. */
interface Stage {
  readonly page: Page;
  readonly shop: Shop;
  readonly buyer: Buyer;
  readonly product: StaffProduct;
  readonly withScripts: boolean;
}

/** One way that an order can end: what is done, what the shopper then reads, what the store holds, and the way on. */
interface Ending {
  readonly name: string;
  /** Payment method of the order. */
  readonly method?: string;
  readonly modes?: readonly boolean[];
  play(stage: Stage): Promise<void>;
  /** Of the page's first heading. */
  readonly heading: (stage: Stage) => string;
  /** Besides, somewhere in the page. */
  readonly words?: (stage: Stage) => string | RegExp;
  readonly holds: (stage: Stage) => Partial<HeldOrder> | null;
  /** Name of a link or a button of the page that leads on. */
  readonly wayOn: (stage: Stage) => string;
}

const PROVIDER = 'Demo payment';
const WITH_AND_WITHOUT = [true, false];
const WITH = [true];

let staff: Staff;
let rare: StaffProduct;

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await asStaff(await playwright.request.newContext(), baseURL ?? '');
  rare = await staff.rareProduct('fluted vase');
});

test.beforeEach(async () => {
  await staff.setStock(rare.id, 3);
});

test.afterAll(async () => {
  await staff.setStock(rare.id, rare.stock);
});

/** Orders the cart, from the checkout where scripts run, and waits where the payment method leads. */
async function order({ page, shop, buyer, withScripts }: Stage): Promise<void> {
  if (withScripts) {
    await shop.open('/checkout');
    await shop.acceptTerms();
    await shop.placeOrder();
    return;
  }
  const id = await buyer.order();
  await page.goto(shop.path(`/checkout/success/${id}`));
}

/** Presses 'Pay now' on a page of ours and waits for the provider. */
async function pay({ page, shop, withScripts }: Stage): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: shop.t('checkout.pay.submit') }).click();
  if (!withScripts) await page.getByRole('main').getByRole('link', { name: shop.t('checkout.pay.continue') }).click();
  await expect(page.getByRole('heading', { name: PROVIDER })).toBeVisible();
}

async function orderAndPay(stage: Stage): Promise<void> {
  await order(stage);
  if (stage.withScripts) await expect(stage.page.getByRole('heading', { name: PROVIDER })).toBeVisible();
  else await pay(stage);
}

const atProvider = (page: Page, button: 'Pay now' | 'Cancel the payment' | 'Let the payment fail') => page.getByRole('button', { name: button }).click();
const newest = async (buyer: Buyer): Promise<string> => (await buyer.orders())[0]?.id ?? '';

/** At the checkout, ready to order, while something happens elsewhere. */
async function readyToOrder({ shop }: Stage): Promise<void> {
  await shop.open('/checkout');
  await shop.acceptTerms();
}

const ENDINGS: readonly Ending[] = [
  {
    name: 'paid',
    play: async (stage) => {
      await orderAndPay(stage);
      await atProvider(stage.page, 'Pay now');
    },
    heading: ({ shop }) => shop.t('checkout.paid.title'),
    holds: () => ({ payment: 'paid', method: REDIRECT_PAYMENT }),
    wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
  },
  {
    name: 'back at the provider',
    modes: WITH,
    play: async (stage) => {
      await orderAndPay(stage);
      await stage.page.goBack();
    },
    heading: ({ shop }) => shop.t('checkout.open.title'),
    holds: () => ({ payment: 'in_progress' }),
    wayOn: ({ shop }) => shop.t('checkout.pay.submit'),
  },
  {
    name: 'back at the provider, and on from there',
    modes: WITH,
    play: async (stage) => {
      await orderAndPay(stage);
      await stage.page.goBack();
      await pay(stage);
      await atProvider(stage.page, 'Pay now');
    },
    heading: ({ shop }) => shop.t('checkout.paid.title'),
    holds: () => ({ payment: 'paid' }),
    wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
  },
  {
    name: 'the order’s page reloaded while the provider waits',
    play: async (stage) => {
      await orderAndPay(stage);
      await stage.page.goto(stage.shop.path(`/checkout/success/${await newest(stage.buyer)}`));
      await stage.page.reload();
    },
    heading: ({ shop }) => shop.t('checkout.open.title'),
    holds: () => ({ payment: 'in_progress' }),
    wayOn: ({ shop }) => shop.t('checkout.pay.check'),
  },
  {
    name: 'cancelled at the provider',
    play: async (stage) => {
      await orderAndPay(stage);
      await atProvider(stage.page, 'Cancel the payment');
    },
    heading: ({ shop }) => shop.t('checkout.unpaid.title'),
    words: ({ shop }) => shop.t('checkout.unpaid.text'),
    holds: () => ({ payment: 'cancelled', state: 'open' }),
    wayOn: ({ shop }) => shop.t('checkout.pay.submit'),
  },
  {
    name: 'failed at the provider',
    play: async (stage) => {
      await orderAndPay(stage);
      await atProvider(stage.page, 'Let the payment fail');
    },
    heading: ({ shop }) => shop.t('checkout.unpaid.title'),
    holds: () => ({ payment: 'failed' }),
    wayOn: ({ shop }) => shop.t('checkout.pay.submit'),
  },
  {
    name: 'tried again after a failure',
    play: async (stage) => {
      await orderAndPay(stage);
      await atProvider(stage.page, 'Let the payment fail');
      await pay(stage);
      await atProvider(stage.page, 'Pay now');
    },
    heading: ({ shop }) => shop.t('checkout.paid.title'),
    holds: () => ({ payment: 'paid' }),
    wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
  },
  {
    name: 'another method after a cancellation',
    play: async (stage) => {
      const { page, shop } = stage;
      await orderAndPay(stage);
      await atProvider(page, 'Cancel the payment');
      await choose(page.getByRole('radiogroup', { name: shop.t('checkout.pay.method') }).getByRole('radio', { name: /^Invoice/ }));
      await page.getByRole('main').getByRole('button', { name: shop.t('checkout.pay.submit') }).click();
    },
    heading: ({ shop }) => shop.t('checkout.success.title'),
    words: () => 'Invoice',
    holds: () => ({ payment: 'open', method: 'Invoice' }),
    wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
  },
  {
    name: 'paid later, from the order’s own page',
    play: async (stage) => {
      const { page, shop, buyer } = stage;
      await orderAndPay(stage);
      await atProvider(page, 'Cancel the payment');
      await page.goto(shop.path(`/account/order/details/${await newest(buyer)}`));
      await pay(stage);
      await atProvider(page, 'Pay now');
    },
    heading: ({ shop }) => shop.t('checkout.paid.title'),
    holds: () => ({ payment: 'paid' }),
    wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
  },
  {
    name: 'paid in another tab meanwhile',
    modes: WITH,
    play: async (stage) => {
      const { page, shop, buyer } = stage;
      await orderAndPay(stage);
      await page.goBack();
      await expect(page.getByRole('main').getByRole('button', { name: shop.t('checkout.pay.submit') })).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(`/demo-store/pay/${await lastPayment(stage)}`);
      await atProvider(other, 'Pay now');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(shop.t('checkout.paid.title'));
      await other.close();
      await page.getByRole('main').getByRole('button', { name: shop.t('checkout.pay.submit') }).click();
      expect((await buyer.orders())[0]?.payment).toBe('paid');
    },
    heading: ({ shop }) => shop.t('checkout.success.title'),
    holds: () => ({ payment: 'paid' }),
    wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
  },
  {
    name: 'a method that needs no provider',
    method: 'Invoice',
    play: order,
    heading: ({ shop }) => shop.t('checkout.success.title'),
    holds: () => ({ payment: 'open', method: 'Invoice' }),
    wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
  },
  {
    name: 'pressed twice',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      await readyToOrder(stage);
      await stage.page.getByRole('button', { name: stage.shop.t('checkout.order.submit') }).dblclick();
    },
    heading: ({ shop }) => shop.t('checkout.success.title'),
    holds: () => ({ payment: 'open' }),
    wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
  },
  {
    name: 'sold out before the press',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      await readyToOrder(stage);
      await staff.setStock(stage.product.id, 0);
      await stage.shop.placeOrder();
    },
    heading: ({ shop }) => shop.t('checkout.order.emptyTitle'),
    words: ({ shop, product }) => shop.t('checkout.change.soldOut', { name: product.name }),
    holds: () => null,
    wayOn: ({ shop }) => shop.t('shop.cart.continueShopping'),
  },
  {
    name: 'fewer left before the press',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      await readyToOrder(stage);
      await staff.setStock(stage.product.id, 1);
      await stage.shop.placeOrder();
    },
    heading: ({ shop }) => shop.t('checkout.title'),
    words: ({ shop, product }) => shop.t('checkout.change.quantity', { name: product.name, before: 2, after: 1 }),
    holds: () => null,
    wayOn: ({ shop }) => shop.t('checkout.order.submit'),
  },
  {
    name: 'fewer left, and ordered all the same',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      const { page, shop } = stage;
      await readyToOrder(stage);
      await staff.setStock(stage.product.id, 1);
      await shop.placeOrder();
      await expect(page.getByRole('main')).toContainText(shop.t('checkout.change.quantity', { name: stage.product.name, before: 2, after: 1 }));
      await shop.placeOrder();
      await expect(page.getByRole('heading', { level: 1, name: shop.t('checkout.success.title') })).toBeVisible();
      await expect(page.getByText(shop.t('checkout.order.failed')), 'an old note has gone').toHaveCount(0);
    },
    heading: ({ shop }) => shop.t('checkout.success.title'),
    holds: ({ product }) => ({ payment: 'open', lines: { [product.name]: 1 } }),
    wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
  },
  {
    name: 'the price changed before the press',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      await readyToOrder(stage);
      await staff.setPrice(stage.product.id, stage.product.price + 5);
      await stage.shop.placeOrder();
    },
    heading: ({ shop }) => shop.t('checkout.title'),
    words: ({ shop, product }) => shop.t('checkout.change.price', { name: product.name, before: shop.format.price(product.price), after: shop.format.price(product.price + 5) }),
    holds: () => null,
    wayOn: ({ shop }) => shop.t('checkout.order.submit'),
  },
  {
    name: 'the session ended before the press',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      await readyToOrder(stage);
      // By the keyboard: the page may notice by itself before the press, and its button takes none then.
      await stage.page.getByRole('button', { name: stage.shop.t('checkout.order.submit') }).focus();
      await stage.page.context().clearCookies();
      await stage.page.keyboard.press('Enter');
    },
    heading: ({ shop }) => shop.t('checkout.title'),
    words: ({ shop, buyer }) => shop.t(buyer.kind === 'guest' ? 'checkout.ended.guest' : 'checkout.ended.customer'),
    holds: () => null,
    wayOn: ({ shop, buyer }) => shop.t(buyer.kind === 'guest' ? 'checkout.address.continue' : 'account.login.submit'),
  },
  {
    name: 'the connection lost before the store heard of it',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      const { page, shop } = stage;
      await readyToOrder(stage);
      await page.route('**/store-api/checkout/order', (route) => route.abort('connectionreset'));
      await shop.placeOrder();
    },
    heading: ({ shop }) => shop.t('checkout.title'),
    words: ({ shop }) => shop.t('checkout.order.unreachable'),
    holds: () => null,
    wayOn: ({ shop }) => shop.t('checkout.order.submit'),
  },
  {
    name: 'the connection lost after the store had ordered',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      const { page, shop } = stage;
      await readyToOrder(stage);
      await page.route('**/store-api/checkout/order', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await shop.placeOrder();
    },
    heading: ({ shop }) => shop.t('checkout.success.title'),
    holds: () => ({ payment: 'open' }),
    wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
  },
  {
    name: 'kept by the store although its payment failed',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      const { page, shop } = stage;
      await readyToOrder(stage);
      await page.route('**/store-api/checkout/order', async (route) => {
        const { id } = (await (await route.fetch()).json()) as { id: string };
        await route.fulfill({ status: 500, json: { errors: [{ status: '500', code: 'CHECKOUT__CART_INVALID_PAYMENT_ORDER_STORED', title: 'Internal Server Error', detail: `Order payment failed but order was stored with id ${id}.`, meta: { parameters: { orderId: id } } }] } });
      });
      await shop.placeOrder();
      await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}\/unpaid$/);
    },
    heading: ({ shop }) => shop.t('checkout.unpaid.title'),
    holds: () => ({ payment: 'open' }),
    wayOn: ({ shop }) => shop.t('checkout.pay.submit'),
  },
  {
    name: 'ordered in another tab meanwhile',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      await readyToOrder(stage);
      await stage.buyer.order();
      await stage.shop.placeOrder();
    },
    heading: ({ shop }) => shop.t('checkout.order.emptyTitle'),
    holds: () => ({ payment: 'open' }),
    wayOn: ({ shop }) => shop.t('shop.cart.continueShopping'),
  },
];

/** Id of the newest order's payment. */
async function lastPayment({ page, buyer }: Stage): Promise<string> {
  const answer = await page.context().request.post('/store-api/order', { data: { ids: [await newest(buyer)], associations: { transactions: {} } }, headers: { origin: new URL(page.url()).origin, 'x-vitrine-locale': 'en-US' } });
  const { orders } = (await answer.json()) as { orders: { elements: { transactions: { id: string }[] }[] } };
  return orders.elements[0]?.transactions.at(-1)?.id ?? '';
}

/** What a page must never leave a shopper with. */
async function expectEnd(stage: Stage, ending: Ending): Promise<void> {
  const { page, shop, buyer } = stage;
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ending.heading(stage));
  if (ending.words) await expect(main).toContainText(ending.words(stage));
  const wayOn = ending.wayOn(stage);
  await expect(main.getByRole('link', { name: wayOn }).or(main.getByRole('button', { name: wayOn })).first(), 'a way on').toBeVisible();
  if (ending.heading(stage) !== shop.t('checkout.success.title')) await expect(main).not.toContainText(shop.t('checkout.success.title'));
  const wanted = ending.holds(stage);
  const held = wanted === null && buyer.kind === 'guest' && (await page.context().cookies()).every(({ name }) => name !== 'sw-context-token') ? [] : await buyer.orders().catch(() => []);
  expect(held.length, 'orders that the store holds').toBe(wanted === null ? 0 : 1);
  if (wanted !== null) expect(held[0]).toMatchObject(wanted);
}

for (const withScripts of WITH_AND_WITHOUT) {
  test.describe(withScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: withScripts });
    for (const ending of ENDINGS.filter(({ modes = WITH_AND_WITHOUT }) => modes.includes(withScripts))) {
      for (const kind of BUYERS satisfies readonly BuyerKind[]) {
        test(`an order of a ${kind}: ${ending.name}`, async ({ page, shopIn, watch, baseURL }) => {
          watch.allow(/(40[039]|500|410) POST .*\/store-api\/(checkout\/order|order)/, /ERR_CONNECTION_RESET .*\/store-api\/checkout\/order/, ...(withScripts ? [] : [/^csp \S+\.js$/]));
          const shop = await shopIn('en-US');
          const buyer = await becomeBuyer(shop, baseURL ?? '', kind);
          await buyer.put(rare.id, 2);
          await buyer.payBy(ending.method ?? REDIRECT_PAYMENT);
          const stage: Stage = { page, shop, buyer, product: rare, withScripts };
          try {
            await ending.play(stage);
            await expectEnd(stage, ending);
          } finally {
            await staff.setPrice(rare.id, rare.price);
          }
        });
      }
    }
  });
}
