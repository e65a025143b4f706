import { expect } from '@playwright/test';
import { AT_CHECKOUT, AT_EMPTY_CHECKOUT, type Ending, ON_SUCCESS_PAGE, ON_UNPAID_PAGE, type Stage, WITH } from './ending.ts';
import { order, pressAfter, readyToOrder } from './steps.ts';

const ORDER_CALL = '**/store-api/checkout/order';
const onePieceLeft = ({ staff, product }: Stage) => staff.setStock(product.id, 1);

/** Endings of an order that needs no provider, and of one that is not taken as it was pressed. */
export const ORDER_ENDINGS: readonly Ending[] = [
  {
    name: 'a method that needs no provider',
    method: 'Invoice',
    play: order,
    ...ON_SUCCESS_PAGE,
    holds: () => ({ payment: 'open', method: 'Invoice' }),
  },
  {
    name: 'pressed twice',
    method: 'Invoice',
    play: async (stage) => {
      await readyToOrder(stage);
      await stage.page.getByRole('button', { name: stage.shop.t('checkout.order.submit') }).dblclick();
    },
    ...ON_SUCCESS_PAGE,
    holds: () => ({ payment: 'open' }),
  },
  {
    name: 'sold out before the press',
    method: 'Invoice',
    play: pressAfter(({ staff, product }) => staff.setStock(product.id, 0)),
    ...AT_EMPTY_CHECKOUT,
    words: ({ shop, product }) => shop.t('checkout.change.soldOut', { name: product.name }),
    holds: () => null,
  },
  {
    name: 'fewer left before the press',
    method: 'Invoice',
    play: pressAfter(onePieceLeft),
    ...AT_CHECKOUT,
    words: ({ shop, product }) => shop.t('checkout.change.quantity', { name: product.name, before: 2, after: 1 }),
    holds: () => null,
  },
  {
    name: 'fewer left, and ordered all the same',
    method: 'Invoice',
    play: async (stage) => {
      const { page, shop } = stage;
      await pressAfter(onePieceLeft)(stage);
      await expect(page.getByRole('main')).toContainText(
        shop.t('checkout.change.quantity', { name: stage.product.name, before: 2, after: 1 }),
      );
      await shop.placeOrder();
      await expect(page.getByRole('heading', { level: 1, name: shop.t('checkout.success.title') })).toBeVisible();
      await expect(page.getByText(shop.t('checkout.order.failed')), 'an old note has gone').toHaveCount(0);
    },
    ...ON_SUCCESS_PAGE,
    holds: ({ product }) => ({ payment: 'open', lines: { [product.name]: 1 } }),
  },
  {
    name: 'the price changed before the press',
    method: 'Invoice',
    play: pressAfter(({ staff, product }) => staff.setPrice(product.id, product.price + 5)),
    ...AT_CHECKOUT,
    words: ({ shop, product }) =>
      shop.t('checkout.change.price', {
        name: product.name,
        before: shop.format.price(product.price),
        after: shop.format.price(product.price + 5),
      }),
    holds: () => null,
  },
  {
    name: 'the session ended before the press',
    method: 'Invoice',
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
    play: pressAfter(({ page }) => page.route(ORDER_CALL, (route) => route.abort('connectionreset'))),
    ...AT_CHECKOUT,
    words: ({ shop }) => shop.t('checkout.order.unreachable'),
    holds: () => null,
  },
  {
    name: 'the connection lost after the store had ordered',
    method: 'Invoice',
    modes: WITH,
    play: pressAfter(({ page }) =>
      page.route(ORDER_CALL, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      }),
    ),
    ...ON_SUCCESS_PAGE,
    holds: () => ({ payment: 'open' }),
  },
  {
    name: 'kept by the store although its payment failed',
    method: 'Invoice',
    modes: WITH,
    play: async (stage) => {
      const { page, shop } = stage;
      await readyToOrder(stage);
      await page.route(ORDER_CALL, async (route) => {
        const { id } = (await (await route.fetch()).json()) as { id: string };
        await route.fulfill({
          status: 500,
          json: {
            errors: [
              {
                status: '500',
                code: 'CHECKOUT__CART_INVALID_PAYMENT_ORDER_STORED',
                title: 'Internal Server Error',
                detail: `Order payment failed but order was stored with id ${id}.`,
                meta: { parameters: { orderId: id } },
              },
            ],
          },
        });
      });
      await shop.placeOrder();
      await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}\/unpaid$/);
    },
    ...ON_UNPAID_PAGE,
    holds: () => ({ payment: 'open' }),
  },
  {
    name: 'ordered in another tab meanwhile',
    method: 'Invoice',
    play: pressAfter(({ buyer }) => buyer.order()),
    // A page without scripts learns of it by the press, which leads to that order.
    heading: (stage) => (stage.withScripts ? AT_EMPTY_CHECKOUT : ON_SUCCESS_PAGE).heading(stage),
    wayOn: (stage) => (stage.withScripts ? AT_EMPTY_CHECKOUT : ON_SUCCESS_PAGE).wayOn(stage),
    holds: () => ({ payment: 'open' }),
  },
];
