// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { preloadModal } from '@vitrine/ui';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { QuickViewButton } from './quick-view-button.tsx';

const page = shopPage();
const product = (name: string) => ({
  id: name.repeat(32),
  productNumber: name,
  translated: { name: `Vase ${name}` },
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
});
const GIVEN = product('a') as unknown as Product;
const open = async () => {
  await page.show(<QuickViewButton product={GIVEN} />);
  await page.press(t('shop.quickView.open', { name: 'Vase a' }));
};
const DETAILS = t('shop.product.viewDetails');
beforeAll(preloadModal);

it('a product at a glance is read when somebody asks for it, and leads to its page', async () => {
  page.answer = () => ({ product: product('a'), configurator: [] });
  await page.show(<QuickViewButton product={GIVEN} />);
  expect(page.asked).toEqual([]);
  await page.press(t('shop.quickView.open', { name: 'Vase a' }));
  await page.eventually(() => expect(page.text()).toContain(DETAILS));
  expect(page.asked.map(({ path }) => path)).toContain(`/product/${GIVEN.id}`);
  expect(page.text()).toContain('$20.00');
  const link = [...document.querySelectorAll('a')].find((each) => each.textContent.includes(DETAILS));
  expect(link?.getAttribute('href')).toContain(GIVEN.id);
});

it('a product at a glance is gone when its page is gone to', async () => {
  page.answer = () => ({ product: product('a'), configurator: [] });
  await open();
  await page.eventually(() => expect(page.text()).toContain(DETAILS));
  await page.press(DETAILS);
  await page.eventually(() => expect(page.count('[role=dialog]')).toBe(0));
});

it('a product at a glance that cannot be read says so, and is read again on demand', async () => {
  page.answer = () => refusal(500);
  await open();
  await page.eventually(() => expect(page.text()).toContain(t('common.action.retry')));
  page.answer = () => ({ product: product('a'), configurator: [] });
  await page.press(t('common.action.retry'));
  await page.eventually(() => expect(page.text()).toContain(DETAILS));
});
