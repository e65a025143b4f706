import { describe, expect, it } from 'vitest';
import { SessionProvider, type ShellData } from '@vitrine/app-shell';
import type { CategoryNavigationProps } from '@vitrine/cms-blocks';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { CategoryNavigation } from './category-navigation.tsx';

const SHELL = {
  session: { navigationCategoryId: 'home' },
  navigation: {
    service: [],
    main: [
      {
        id: 'chairs',
        href: '/navigation/chairs',
        label: 'Chairs',
        children: [{ id: 'stools', href: '/navigation/stools', label: 'Stools', children: [{ id: 'bar', label: 'Bar stools' }] }],
      },
      { id: 'lamps', href: '/navigation/lamps', label: 'Lamps', children: [{ id: 'desk', href: '/navigation/desk', label: 'Desk lamps' }] },
    ],
  },
};
const part = (category: object | null) => (
  <SessionProvider shell={SHELL as unknown as ShellData}>
    <CategoryNavigation {...({ category } as CategoryNavigationProps)} />
  </SessionProvider>
);

describe('the navigation beside a category', () => {
  it('opens the way to the category and its own children, and nothing else', () => {
    const words = shopWords(part({ id: 'stools', path: '|home|chairs|', type: 'page' }));
    expect(words).toContain('Chairs Stools Bar stools Lamps');
    expect(words).not.toContain('Desk lamps');
  });
  it('has no empty list below a category without children', () => {
    const shell = {
      ...SHELL,
      navigation: { service: [], main: [{ id: 'chairs', href: '/navigation/chairs', label: 'Chairs', children: [] }] },
    };
    const markup = shopMarkup(
      <SessionProvider shell={shell as unknown as ShellData}>
        <CategoryNavigation {...({ category: { id: 'chairs', path: '|home|', type: 'page' } } as CategoryNavigationProps)} />
      </SessionProvider>,
    );
    expect(markup.match(/<ul/g)).toHaveLength(1);
  });
  it('is closed on a page of no category', () => {
    expect(shopWords(part(null)).trim()).toBe('Chairs Lamps');
  });
  it('has no link to a category without a page', () => {
    expect(shopMarkup(part({ id: 'stools', path: '|home|chairs|', type: 'page' }))).toContain('<span>Bar stools</span>');
  });
  it('marks the page itself and no other', () => {
    const marked = (category: object | null) =>
      [...shopMarkup(part(category)).matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]*)|<a[^>]*>([^<]*)/g)].flatMap(
        ([, label]) => label ?? [],
      );
    const seoUrls = [{ seoPathInfo: 'navigation/stools', routeName: 'frontend.navigation.page', foreignKey: 'stools', isCanonical: true }];
    expect(marked({ id: 'stools', path: '|home|chairs|', type: 'page', seoUrls })).toEqual(['Stools']);
    expect(marked(null)).toEqual([]);
  });
  it('names the list that a narrow column shows: the children of the category, else its siblings', () => {
    const nearest = (category: object | null) =>
      /<ul class="v-category-navigation__nearest">(.*?)<\/ul>/s
        .exec(shopMarkup(part(category)))?.[1]
        ?.replace(/(<[^>]*>)+/g, ' ')
        .trim();
    expect(nearest({ id: 'stools', path: '|home|chairs|', type: 'page' })).toBe('Bar stools');
    expect(nearest({ id: 'desk', path: '|home|lamps|', type: 'page' })).toBe('Desk lamps');
    expect(nearest(null)).toBe('Chairs Lamps');
  });
});
