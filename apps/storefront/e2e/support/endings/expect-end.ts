import { expect, test } from '@playwright/test';
import type { HeldOrder } from '../buyer.ts';
import type { Ending, Stage } from './ending.ts';

/** What a page must never leave a shopper with. What was seen is noted in the report, from which `docs/endings.md` is made. */
export async function expectEnd(stage: Stage, ending: Ending): Promise<void> {
  const { page, shop, buyer } = stage;
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(ending.heading(stage));
  if (ending.words) await expect(main).toContainText(ending.words(stage));
  const wayOn = main
    .getByRole('link', { name: ending.wayOn(stage) })
    .or(main.getByRole('button', { name: ending.wayOn(stage) }))
    .first();
  await expect(wayOn, 'a way on').toBeVisible();
  if (ending.heading(stage) !== shop.t('checkout.success.title')) await expect(main).not.toContainText(shop.t('checkout.success.title'));
  const wanted = ending.holds(stage);
  const held =
    wanted === null && buyer.kind === 'guest' && (await page.context().cookies()).every(({ name }) => name !== 'sw-context-token')
      ? []
      : await buyer.orders().catch(() => []);
  expect(held.length, 'orders that the store holds').toBe(wanted === null ? 0 : 1);
  if (wanted !== null) expect(held[0]).toMatchObject(wanted);
  note('heading', await heading.innerText());
  note('way on', await wayOn.innerText());
  note('order', inWords(held[0]));
}

const note = (type: string, description: string) => test.info().annotations.push({ type, description: description.trim() });
const inWords = (held: HeldOrder | undefined): string => (held ? `${held.method}, ${held.payment.replaceAll('_', ' ')}` : 'none');
