import { expect, type Page } from '@playwright/test';
import type { Buyer } from '../buyer.ts';
import type { Stage } from './ending.ts';

const PROVIDER = 'Demo payment';

/** Orders the cart from the checkout. */
export async function order(stage: Stage): Promise<void> {
  await readyToOrder(stage);
  await stage.shop.placeOrder();
}

/** Presses 'Pay now' on a page of ours and waits for the provider. */
export async function pay({ page, shop, withScripts }: Stage): Promise<void> {
  const submit = page.getByRole('main').getByRole('button', { name: shop.t('checkout.pay.submit') });
  // Until the provider has led back here there is nothing of ours that could be ready.
  await submit.waitFor();
  // What is pressed before the scripts are there is sent without them, and leads to the provider by one link more.
  if (withScripts) await shop.ready();
  await submit.click();
  if (!withScripts)
    await page
      .getByRole('main')
      .getByRole('link', { name: shop.t('checkout.pay.continue') })
      .click();
  await expect(page.getByRole('heading', { name: PROVIDER })).toBeVisible();
}

export async function orderAndPay(stage: Stage): Promise<void> {
  await order(stage);
  await expect(stage.page.getByRole('heading', { name: PROVIDER })).toBeVisible();
}

/** Presses a button of the provider's page. */
export const atProvider = (page: Page, button: 'Pay now' | 'Cancel the payment' | 'Let the payment fail'): Promise<void> =>
  page.getByRole('button', { name: button }).click();

/** Id of the buyer's newest order. */
export const newest = async (buyer: Buyer): Promise<string> => (await buyer.orders())[0]?.id ?? '';

/** Presses the checkout's button after something has happened elsewhere to a page that was ready to order. */
export const pressAfter =
  (happens: (stage: Stage) => Promise<unknown>) =>
  async (stage: Stage): Promise<void> => {
    await readyToOrder(stage);
    await happens(stage);
    await stage.shop.placeOrder();
  };

/** At the checkout, ready to order. */
export async function readyToOrder({ page, shop, withScripts }: Stage): Promise<void> {
  if (withScripts) await shop.open('/checkout');
  else await page.goto(shop.path('/checkout'));
  await shop.acceptTerms();
}

/** Id of the newest order's payment. */
export async function lastPayment({ page, buyer }: Stage): Promise<string> {
  const answer = await page.context().request.post('/store-api/order', {
    data: { ids: [await newest(buyer)], associations: { transactions: {} } },
    headers: { origin: new URL(page.url()).origin, 'x-vitrine-locale': 'en-US' },
  });
  const { orders } = (await answer.json()) as { orders: { elements: { transactions: { id: string }[] }[] } };
  return orders.elements[0]?.transactions.at(-1)?.id ?? '';
}
