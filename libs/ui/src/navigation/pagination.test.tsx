// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { Pagination, paginationRange } from './pagination.tsx';

let shown: ReturnType<typeof render> | undefined;
const labels = { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };
const show = (page: number, totalPages: number): void => {
  shown?.unmount();
  shown = render(<Pagination label="Pages" page={page} totalPages={totalPages} hrefOf={(to) => `?p=${to}`} labels={labels} />);
};
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'));
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('the numbers of pages', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, null, 8]],
    [4, 8, [1, 2, 3, 4, 5, null, 8]],
    [5, 8, [1, null, 4, 5, 6, 7, 8]],
    [8, 8, [1, null, 4, 5, 6, 7, 8]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [50, 100, [1, null, 49, 50, 51, null, 100]],
    [97, 100, [1, null, 96, 97, 98, 99, 100]],
    [96, 100, [1, null, 95, 96, 97, null, 100]],
  ])('around page %i of %i are %o: never more than seven places', (page, totalPages, expected) => {
    expect(paginationRange(page, totalPages)).toEqual(expected);
    if (totalPages >= 7) expect(expected).toHaveLength(7);
  });
});

describe('the pages of a listing', () => {
  it('are not drawn where there is one, or none', () => {
    for (const totalPages of [0, 1]) {
      show(1, totalPages);
      expect(document.querySelector('nav')).toBeNull();
    }
  });
  it('lead to each other, the current one named, and to the one before and after', () => {
    show(2, 3);
    expect(links()).toEqual(['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']);
    expect([find('[rel=prev]'), find('[rel=next]')].map((link) => link.getAttribute('href'))).toEqual(['?p=1', '?p=3']);
    expect([...document.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent)).toEqual(['2']);
    expect(find('.v-pagination__position').textContent).toBe('2 / 3');
  });
  it('lead nowhere beyond the first and the last', () => {
    show(1, 2);
    expect(links()).toEqual(['Page 1', 'Page 2', 'Next page']);
    show(2, 2);
    expect(links()).toEqual(['Previous page', 'Page 1', 'Page 2']);
  });
  it('say a gap to the eye alone', () => {
    show(1, 9);
    const gap = [...document.querySelectorAll('.v-pagination__number > span')];
    expect(gap.map((each) => [each.textContent, each.getAttribute('aria-hidden')])).toEqual([['…', 'true']]);
  });
});
