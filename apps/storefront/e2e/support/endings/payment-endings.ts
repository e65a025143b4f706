import { expect } from '@playwright/test';
import { REDIRECT_PAYMENT } from '../demo-data.ts';
import { choose } from '../shop.ts';
import { type Ending, ON_PAID_PAGE, ON_SUCCESS_PAGE, ON_UNPAID_PAGE, WITH } from './ending.ts';
import { atProvider, lastPayment, newest, orderAndPay, pay } from './steps.ts';

/** Endings of an order that is paid at a provider. */
export const PAYMENT_ENDINGS: readonly Ending[] = [
  {
    name: 'paid',
    play: async (stage) => {
      await orderAndPay(stage);
      await atProvider(stage.page, 'Pay now');
    },
    ...ON_PAID_PAGE,
    holds: () => ({ payment: 'paid', method: REDIRECT_PAYMENT }),
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
    ...ON_PAID_PAGE,
    holds: () => ({ payment: 'paid' }),
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
    ...ON_UNPAID_PAGE,
    words: ({ shop }) => shop.t('checkout.unpaid.text'),
    holds: () => ({ payment: 'cancelled', state: 'open' }),
  },
  {
    name: 'failed at the provider',
    play: async (stage) => {
      await orderAndPay(stage);
      await atProvider(stage.page, 'Let the payment fail');
    },
    ...ON_UNPAID_PAGE,
    holds: () => ({ payment: 'failed' }),
  },
  {
    name: 'tried again after a failure',
    play: async (stage) => {
      await orderAndPay(stage);
      await atProvider(stage.page, 'Let the payment fail');
      await pay(stage);
      await atProvider(stage.page, 'Pay now');
    },
    ...ON_PAID_PAGE,
    holds: () => ({ payment: 'paid' }),
  },
  {
    name: 'another method after a cancellation',
    play: async (stage) => {
      const { page, shop } = stage;
      await orderAndPay(stage);
      await atProvider(page, 'Cancel the payment');
      await choose(page.getByRole('radiogroup', { name: shop.t('checkout.pay.method') }).getByRole('radio', { name: /^Invoice/ }));
      await page
        .getByRole('main')
        .getByRole('button', { name: shop.t('checkout.pay.submit') })
        .click();
    },
    ...ON_SUCCESS_PAGE,
    words: () => 'Invoice',
    holds: () => ({ payment: 'open', method: 'Invoice' }),
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
    ...ON_PAID_PAGE,
    holds: () => ({ payment: 'paid' }),
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
      await page
        .getByRole('main')
        .getByRole('button', { name: shop.t('checkout.pay.submit') })
        .click();
      expect((await buyer.orders())[0]?.payment).toBe('paid');
    },
    ...ON_SUCCESS_PAGE,
    holds: () => ({ payment: 'paid' }),
  },
];
