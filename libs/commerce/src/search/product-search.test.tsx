// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { ShellData } from '@vitrine/app-shell';
import { readLastSearches } from '../recent/last-searches.ts';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { ProductSearch } from './product-search.tsx';

const page = shopPage();
beforeEach(() => localStorage.clear());
const FIELD = 'input[name=search]';
const product = (id: string, name: string) => ({
  id: id.repeat(32),
  productNumber: id,
  translated: { name },
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
});
const found = (...elements: object[]) => ({ elements, total: elements.length, aggregations: {} });
const suggested = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);

describe('the search of the header', () => {
  it('suggests from two letters on, at most six products', async () => {
    page.answer = () => found(product('a', 'Vase'));
    await page.show(<ProductSearch />);
    await page.type(FIELD, ' v ');
    expect(page.asked).toEqual([]);
    await page.type(FIELD, ' va ');
    await page.eventually(() => expect(suggested()).toHaveLength(1));
    expect(suggested()[0]).toMatch(/Vase.*\$20\.00/);
    expect(page.asked.map(({ body }) => body)).toEqual([{ search: 'va', limit: 6 }]);
    expect(page.text()).toContain(t('shop.search.suggestionCount', { count: 1 }));
    await page.type(FIELD, 'v');
    expect(suggested()).toEqual([]);
    expect(page.text()).not.toContain(t('shop.search.suggestionCount', { count: 0 }));
  });

  it('asks for nothing before somebody types, although the page is that of a search', async () => {
    await page.show(<ProductSearch />, { address: '/search?search=vase' });
    expect(page.find<HTMLInputElement>(FIELD).value).toBe('vase');
    expect(page.asked).toEqual([]);
    expect(suggested()).toEqual([]);
    expect(page.text()).not.toContain(t('shop.search.suggestionCount', { count: 0 }));
    expect(page.text()).not.toContain(t('shop.search.lastSearches'));
  });

  it('leads to all results of what was typed, without the spaces around it', async () => {
    page.answer = () => found();
    await page.show(<ProductSearch />);
    await page.type(FIELD, ' oak & ash ');
    await page.submit('form');
    expect(page.address).toBe('/search?search=oak%20%26%20ash');
  });

  it('suggests categories first, and all results where there are more than it shows', async () => {
    page.answer = () => ({ ...found(product('a', 'Vase')), total: 15 });
    const navigation = { main: [{ id: 'v', label: 'Vases', href: '/vases' }], service: [], footer: [] };
    await page.show(<ProductSearch />, { shell: { navigation } as unknown as Partial<ShellData> });
    await page.type(FIELD, 'vas');
    await page.eventually(() => expect(suggested()).toHaveLength(3));
    expect(suggested()).toEqual([expect.stringContaining('Vases'), expect.stringMatching(/^Vase\b/), t('shop.search.all', { count: 15 })]);
    await page.click('[role=option]:last-child');
    expect(page.address).toBe('/search?search=vas');
    expect(readLastSearches(localStorage)).toEqual(['vas']);
  });

  it('says that nothing fits what was typed', async () => {
    page.answer = () => found();
    await page.show(<ProductSearch />);
    await page.act(() => page.find(FIELD).focus());
    await page.type(FIELD, 'xyz');
    await page.eventually(() => expect(page.count('.v-search__nothing')).toBe(1));
    expect(page.find('.v-search__nothing').textContent).toBe(t('shop.search.emptyTitle', { term: 'xyz' }));
  });

  it('does not say so before the store has answered, nor where it does not', async () => {
    page.answer = () => found();
    await page.show(<ProductSearch />);
    await page.act(() => page.find(FIELD).focus());
    await page.type(FIELD, 'xyz');
    await page.eventually(() => expect(page.count('.v-search__nothing')).toBe(1));
    let refuse = (): void => undefined;
    page.answer = () => new Promise((resolve) => (refuse = () => resolve(refusal(500))));
    await page.type(FIELD, 'va');
    await page.eventually(() => expect(page.asked.at(-1)?.body).toMatchObject({ search: 'va' }));
    expect(page.count('.v-search__nothing'), 'what was answered before').toBe(0);
    await page.act(() => refuse());
    await page.eventually(() => expect(page.queries.isFetching()).toBe(0));
    expect(page.count('.v-search__nothing'), 'no answer').toBe(0);
  });

  it('offers the last searches before anything is typed, and remembers each', async () => {
    page.answer = () => found();
    await page.show(<ProductSearch />);
    await page.type(FIELD, ' lamp ');
    await page.submit('form');
    await page.type(FIELD, '');
    await page.act(() => page.find(FIELD).blur());
    await page.act(() => page.find(FIELD).focus());
    expect(suggested()).toEqual(['lamp']);
    await page.click('[role=option]');
    expect(page.address).toBe('/search?search=lamp');
    expect(page.find<HTMLInputElement>(FIELD).value).toBe('lamp');
  });

  it('leads to a product that is chosen', async () => {
    page.answer = () => found(product('a', 'Vase'));
    await page.show(<ProductSearch />);
    await page.type(FIELD, 'vase');
    await page.eventually(() => expect(suggested()).toHaveLength(1));
    await page.click('[role=option]');
    expect(page.address).toBe(`/detail/${'a'.repeat(32)}`);
  });

  it('stays a plain field where the store does not answer', async () => {
    page.answer = () => refusal(500);
    await page.show(<ProductSearch />);
    await page.type(FIELD, 'vase');
    await page.eventually(() => expect(page.asked).toHaveLength(1));
    expect(suggested()).toEqual([]);
    expect(page.find('form').getAttribute('action')).toBe('/search');
  });
});
