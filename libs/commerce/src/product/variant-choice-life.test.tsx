// @vitest-environment jsdom
import { act, useState } from 'react';
import { useNavigate } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product, PropertyGroup } from '@vitrine/store-api-client';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { VariantChoice } from './variant-choice.tsx';

const page = shopPage();
const id = (letter: string) => letter.repeat(32);
const [FAMILY, COLOR, SIZE, RED, BLUE, SMALL, LARGE] = ['0', '1', '2', 'a', 'b', 'c', 'd'].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const CONFIGURATOR = [
  {
    id: COLOR,
    name: 'Color',
    options: [
      { id: RED, name: 'Red' },
      { id: BLUE, name: 'Blue' },
    ],
  },
  {
    id: SIZE,
    name: 'Size',
    options: [
      { id: SMALL, name: 'Small' },
      { id: LARGE, name: 'Large' },
    ],
  },
] as unknown as PropertyGroup[];
const [RED_SMALL, BLUE_SMALL, BLUE_LARGE] = ['5', '6', '7'].map(id) as [string, string, string];
const variant = (variantId: string, optionIds: string[]) => ({ id: variantId, parentId: FAMILY, optionIds }) as unknown as Product;

let opened: string[];
/** What the store answers to a choice. */
let find: (options: string[]) => unknown;
const open = (product = variant(RED_SMALL, [RED, SMALL])) =>
  page.show(<VariantChoice product={product} configurator={CONFIGURATOR} onVariant={(variantId) => opened.push(variantId)} />);
const choose = (option: string) => page.click(`input[value='${option}']`);
const chosen = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
const searches = () => page.asked.filter(({ path }) => path.endsWith('/find-variant')).map(({ body }) => body);

beforeEach(() => {
  opened = [];
  find = (options) => ({ variantId: BLUE_SMALL, options });
  page.answer = ({ path, body }) =>
    path.endsWith('/find-variant') ? find((body as { options: string[] }).options) : { elements: [], total: 0 };
});

describe('the choice of a variant', () => {
  it('opens the variant that has all that is chosen, and stands meanwhile', async () => {
    await open();
    await choose(BLUE);
    expect(chosen()).toEqual([BLUE, SMALL]);
    await page.eventually(() => expect(opened).toEqual([BLUE_SMALL]));
    expect(searches()).toEqual([{ options: { [COLOR]: BLUE, [SIZE]: SMALL }, switchedGroup: COLOR, limit: 1 }]);
    expect(page.notices()).toEqual([]);
  });
  it('says that a combination does not exist, and shows the one that the store has found', async () => {
    find = () => ({ variantId: BLUE_LARGE, options: { [COLOR]: BLUE, [SIZE]: LARGE } });
    await open();
    await choose(BLUE);
    await page.eventually(() => expect(opened).toEqual([BLUE_LARGE]));
    expect(page.notices()).toEqual([t('shop.product.combinationMissing', { options: 'Blue · Small' })]);
  });
  it('builds on the choice before, whose late answer no longer counts', async () => {
    const answers: ((found: unknown) => void)[] = [];
    find = () => new Promise((resolve) => answers.push(resolve));
    await open();
    await choose(BLUE);
    await choose(LARGE);
    expect(chosen()).toEqual([BLUE, LARGE]);
    await page.eventually(() => expect(answers).toHaveLength(2));
    expect(searches()[1]).toEqual({ options: { [COLOR]: BLUE, [SIZE]: LARGE }, switchedGroup: SIZE, limit: 1 });
    answers[1]?.({ variantId: BLUE_LARGE, options: { [COLOR]: BLUE, [SIZE]: LARGE } });
    await page.eventually(() => expect(opened).toEqual([BLUE_LARGE]));
    answers[0]?.({ variantId: BLUE_SMALL, options: { [COLOR]: BLUE, [SIZE]: SMALL } });
    await page.eventually(() => expect(chosen()).toEqual([BLUE, LARGE]));
    expect(opened).toEqual([BLUE_LARGE]);
    expect(page.notices()).toEqual([]);
  });
  it('is taken back, and said, where the store fails', async () => {
    find = () => refusal(500);
    await open();
    await choose(BLUE);
    await page.eventually(() => expect(page.notices()).toEqual([t('shop.product.variantFailed')]));
    expect(chosen()).toEqual([RED, SMALL]);
    expect(opened).toEqual([]);
  });
  it('leads to the page of the variant where nothing opens it in place', async () => {
    let go: (to: string | number) => void = () => undefined;
    function Way() {
      const navigate = useNavigate();
      go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
      return null;
    }
    await page.show(
      <>
        <Way />
        <VariantChoice product={variant(RED_SMALL, [RED, SMALL])} configurator={CONFIGURATOR} />
      </>,
      { address: '/before' },
    );
    await act(async () => go('/product'));
    await choose(BLUE);
    await page.eventually(() => expect(page.address).toBe(`/detail/${BLUE_SMALL}`));
    await page.eventually(() => expect(chosen(), 'a page that does not show it has not taken it').toEqual([RED, SMALL]));
    await act(async () => go(-1));
    expect(page.address, 'Back leads past all variants').toBe('/before');
  });
  it('stands until the variant that it leads to is shown, and is that variant then', async () => {
    let show: (product: Product) => void = () => undefined;
    function Box() {
      const [product, setProduct] = useState(variant(RED_SMALL, [RED, SMALL]));
      show = setProduct;
      return <VariantChoice key={product.id} product={product} configurator={CONFIGURATOR} onVariant={(found) => opened.push(found)} />;
    }
    await page.show(<Box />);
    await choose(BLUE);
    await page.eventually(() => expect(opened).toEqual([BLUE_SMALL]));
    expect(chosen()).toEqual([BLUE, SMALL]);
    await act(async () => show(variant(BLUE_SMALL, [BLUE, SMALL])));
    expect(chosen()).toEqual([BLUE, SMALL]);
    await act(async () => show(variant(RED_SMALL, [RED, SMALL])));
    expect(chosen(), 'nothing of it is left').toEqual([RED, SMALL]);
  });
  it('is forgotten with the last box that could show it', async () => {
    find = () => new Promise(() => undefined);
    let setBoxes: (count: number) => void = () => undefined;
    function Boxes() {
      const [count, setCount] = useState(2);
      setBoxes = setCount;
      return Array.from({ length: count }, (_, index) => (
        <VariantChoice key={index} product={variant(RED_SMALL, [RED, SMALL])} configurator={CONFIGURATOR} onVariant={() => undefined} />
      ));
    }
    await page.show(<Boxes />);
    await choose(BLUE);
    expect(chosen()).toEqual([BLUE, SMALL, BLUE, SMALL]);
    await act(async () => setBoxes(1));
    expect(chosen()).toEqual([BLUE, SMALL]);
    await act(async () => setBoxes(0));
    await act(async () => setBoxes(1));
    expect(chosen()).toEqual([RED, SMALL]);
  });
  it('is that of its own family alone', async () => {
    find = () => new Promise(() => undefined);
    const other = { id: id('8'), parentId: id('9'), optionIds: [RED, LARGE] } as unknown as Product;
    await page.show(
      <>
        <VariantChoice product={variant(RED_SMALL, [RED, SMALL])} configurator={CONFIGURATOR} onVariant={() => undefined} />
        <VariantChoice product={other} configurator={CONFIGURATOR} onVariant={() => undefined} />
      </>,
    );
    await choose(BLUE);
    expect(chosen()).toEqual([BLUE, SMALL, RED, LARGE]);
  });
});

describe('the options that lead to nothing', () => {
  const product = (index: number) => ({ id: index.toString(16).padStart(32, '0'), optionIds: [RED, SMALL], availableStock: 1 });
  const pages = () => page.asked.filter(({ path }) => path === '/product').map(({ body }) => (body as { page: number }).page);
  const marked = () => page.count('.v-variant-choice__option--unavailable');
  /** A store whose family has so many variants, all of one kind. */
  const family = (count: number) => {
    page.answer = ({ body }) => {
      const { page: number, limit } = body as { page: number; limit: number };
      const from = (number - 1) * limit;
      const elements = Array.from({ length: Math.max(0, Math.min(limit, count - from)) }, (_, index) => product(from + index));
      return { elements, total: elements.length };
    };
  };
  it.each([
    [1, [1], 2],
    [100, [1, 2], 2],
    [499, [1, 2, 3, 4, 5], 2],
    [500, [1, 2, 3, 4, 5], 0],
  ])('of a family of %i are found in as many pages as it takes, up to five', async (count, expected, unavailable) => {
    family(count);
    await open();
    await page.eventually(() => expect(pages()).toEqual(expected));
    await page.eventually(() => expect(marked()).toBe(unavailable));
    expect(page.asked[0]?.body).toMatchObject({ filter: [{ type: 'equals', field: 'parentId', value: FAMILY }], limit: 100 });
  });
  it('are not asked for where there is nothing to choose', async () => {
    await page.show(<VariantChoice product={variant(RED_SMALL, [])} configurator={[]} />);
    expect(page.asked).toEqual([]);
  });
});
