import type { Page } from '@playwright/test';
import type { Buyer, HeldOrder } from '../buyer.ts';
import type { Shop } from '../shop.ts';
import type { Staff, StaffProduct } from '../staff.ts';

/** Where an ending plays. */
export interface Stage {
  readonly page: Page;
  readonly shop: Shop;
  readonly buyer: Buyer;
  readonly product: StaffProduct;
  readonly staff: Staff;
  readonly withScripts: boolean;
}

/** The page that an ending leaves the shopper on. */
export interface LastPage {
  /** Of the page's first heading. */
  readonly heading: (stage: Stage) => string;
  /** Name of a link or a button of the page that leads on. */
  readonly wayOn: (stage: Stage) => string;
}

/** One way that an order can end: what is done, what the shopper then reads, what the store holds, and the way on. */
export interface Ending extends LastPage {
  readonly name: string;
  /** Payment method of the order. */
  readonly method?: string;
  readonly modes?: readonly boolean[];
  play(stage: Stage): Promise<void>;
  /** Besides the heading, somewhere in the page. */
  readonly words?: (stage: Stage) => string | RegExp;
  /** What the store holds of the order; `null` where it must hold none. */
  readonly holds: (stage: Stage) => Partial<HeldOrder> | null;
}

export const WITH_AND_WITHOUT = [true, false];
export const WITH = [true];

export const ON_PAID_PAGE: LastPage = {
  heading: ({ shop }) => shop.t('checkout.paid.title'),
  wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
};
export const ON_UNPAID_PAGE: LastPage = {
  heading: ({ shop }) => shop.t('checkout.unpaid.title'),
  wayOn: ({ shop }) => shop.t('checkout.pay.submit'),
};
export const ON_SUCCESS_PAGE: LastPage = {
  heading: ({ shop }) => shop.t('checkout.success.title'),
  wayOn: ({ shop }) => shop.t('checkout.success.continueShopping'),
};
export const AT_CHECKOUT: LastPage = {
  heading: ({ shop }) => shop.t('checkout.title'),
  wayOn: ({ shop }) => shop.t('checkout.order.submit'),
};
export const AT_EMPTY_CHECKOUT: LastPage = {
  heading: ({ shop }) => shop.t('checkout.order.emptyTitle'),
  wayOn: ({ shop }) => shop.t('shop.cart.continueShopping'),
};
