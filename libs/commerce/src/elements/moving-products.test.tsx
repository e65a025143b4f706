// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { CrossSelling, ProductSlider } from './product-elements.tsx';

const page = shopPage();
const PRODUCTS = ['a', 'b'].map((id) => ({
  id: id.repeat(32),
  productNumber: id,
  translated: { name: id },
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
}));
const look = { boxLayout: 'standard', minItemWidth: '300px', placement: { headingLevel: 2 } };
const slider = (isAutoplay: boolean) => (
  <ProductSlider {...({ ...look, products: PRODUCTS, title: 'New', isAutoplay } as unknown as Parameters<typeof ProductSlider>[0])} />
);
const PAUSE = `[aria-label='${t('shop.cms.sliderPause')}']`;

// Nobody has asked for stillness.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })),
);

it('products move by themselves, and can be stopped, only where their layout asks for it', async () => {
  const started = vi.spyOn(globalThis, 'setInterval');
  await page.show(slider(false));
  expect(page.count(PAUSE)).toBe(0);
  expect(started.mock.calls.map(([, delay]) => delay)).not.toContain(5_000);
  await page.show(slider(true));
  expect(page.count(PAUSE)).toBe(1);
  expect(started.mock.calls.map(([, delay]) => delay)).toContain(5_000);
});

it('products that go with another stand still', async () => {
  const groups = [{ crossSelling: { id: 'fits', name: 'Fits' }, products: PRODUCTS }];
  await page.show(<CrossSelling {...({ ...look, groups } as unknown as Parameters<typeof CrossSelling>[0])} />);
  expect(page.count('.v-carousel__slide')).toBe(2);
  expect(page.count(PAUSE)).toBe(0);
});
