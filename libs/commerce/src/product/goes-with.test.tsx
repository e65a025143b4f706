// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { GoesWith } from './goes-with.tsx';

const page = shopPage();
const [VASE_ID, ROSE, TALL, TULIP] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32)) as [string, string, string, string];
const product = (id: string, over: object = {}) => ({
  id,
  productNumber: 'V1',
  translated: { name: 'Rose' },
  availableStock: 9,
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
  ...over,
});
const VASE = product(VASE_ID, { parentId: 'vases' }) as unknown as Product;
const TITLE = t('shop.added.goesWith');
let offered: readonly object[];
let lineItems: readonly object[];
const show = (isHeld = false) => page.show(<GoesWith product={VASE} isHeld={isHeld} />);
const answered = () => page.eventually(() => expect(page.queries.isFetching()).toBe(0));

beforeEach(() => {
  offered = [product(ROSE)];
  lineItems = [];
  page.answer = ({ path }) =>
    path.endsWith('/cross-selling') ? [{ crossSelling: { id: 'g' }, products: offered, total: offered.length }] : { lineItems, errors: [] };
});

describe('what goes with a product that was put into the cart', () => {
  it('is offered with its price, the way to it and a cart button', async () => {
    await show();
    await page.eventually(() => expect(page.text()).toContain(TITLE));
    expect(page.find('a').getAttribute('href')).toBe(`/detail/${ROSE}`);
    expect(page.text()).toContain('$20.00');
    expect(page.count('form')).toBe(1);
    expect(page.asked.map(({ path }) => path)).toContain(`/product/${VASE_ID}/cross-selling`);
  });
  it('is led to by its page alone where it has variants', async () => {
    offered = [product(ROSE, { childCount: 3 })];
    await show();
    await page.eventually(() => expect(page.text()).toContain(TITLE));
    expect(page.count('form')).toBe(0);
  });
  it.each([
    ['itself', () => (offered = [product(VASE_ID)])],
    ['another variant of it', () => (offered = [product(TALL, { parentId: 'vases' })])],
    ['in the cart already', () => (lineItems = [{ id: 'l', type: 'product', referencedId: ROSE, quantity: 1 }])],
    ['nothing', () => (offered = [])],
  ])('is nothing where the store offers only what is %s', async (_what, arrange) => {
    arrange();
    await show();
    await answered();
    expect(page.text()).toBe('');
  });
  it('is a variant of another product, beside lines of others', async () => {
    offered = [product(ROSE, { parentId: 'roses' })];
    lineItems = [{ id: 'l', type: 'product', referencedId: TULIP, quantity: 1 }];
    await show();
    await page.eventually(() => expect(page.text()).toContain('Rose'));
  });
  it('is held back until the product is in', async () => {
    await show(true);
    await answered();
    expect(page.text()).toBe('');
    await show(false);
    expect(page.text()).toContain('Rose');
  });
});
