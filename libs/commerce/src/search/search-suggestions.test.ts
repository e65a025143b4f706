import { describe, expect, it } from 'vitest';
import { findCategories, searchSuggestions } from './search-suggestions.ts';

const MENU = [
  {
    id: 'living',
    label: 'Living',
    href: '/living',
    children: [
      {
        id: 'lamps',
        label: 'Lamps & lights',
        href: '/living/lamps',
        children: [{ id: 'desk', label: 'Desk lamps', href: '/living/desk' }],
      },
      { id: 'folder', label: 'Lampshade finder' },
    ],
  },
  { id: 'lamp-sale', label: 'Lamp sale', href: '/sale' },
  { id: 'moebel', label: 'Möbel', href: '/moebel', children: [{ id: 'x', label: 'Lampen', href: '/moebel/lampen' }] },
];
const found = (term: string) => findCategories(MENU, term).map(({ label, above }) => [label, above]);

describe('categories that fit a search', () => {
  it('are those in which a word begins with it, the highest first, at most three', () => {
    expect(found('lamp')).toEqual([
      ['Lamp sale', undefined],
      ['Lamps & lights', 'Living'],
      ['Lampen', 'Möbel'],
    ]);
    expect(found('desk')).toEqual([['Desk lamps', 'Lamps & lights']]);
    expect(found('li')).toEqual([
      ['Living', undefined],
      ['Lamps & lights', 'Living'],
    ]);
  });
  it('need no case and no accents', () => {
    expect(found('MOB')).toEqual([['Möbel', undefined]]);
    expect(found('mö')).toEqual([['Möbel', undefined]]);
  });
  it('may hold it within a word, after those that begin with it, once it is four letters long', () => {
    expect(found('ampe')).toEqual([['Lampen', 'Möbel']]);
    expect(found('lamps')).toEqual([
      ['Lamps & lights', 'Living'],
      ['Desk lamps', 'Lamps & lights'],
    ]);
    expect(findCategories([{ id: 'a', label: 'Tischlampe', href: '/a' }, ...MENU], 'lampe').map(({ label }) => label)).toEqual([
      'Lampen',
      'Tischlampe',
    ]);
    expect(found('amp')).toEqual([]);
  });
  it('have a page', () => {
    expect(found('lampshade')).toEqual([]);
  });
});

describe('suggestions', () => {
  const product = { id: 'p', label: 'Arc lamp', href: '/arc' };
  const categories = findCategories(MENU, 'lamp').slice(0, 2);
  it('come as categories with what is above them, products, then all results', () => {
    expect(
      searchSuggestions({
        categories,
        products: [product],
        all: { label: 'Show all 9 results', href: '/search' },
        categoryLabel: 'Category',
      }),
    ).toEqual([
      { id: 'category-lamp-sale', label: 'Lamp sale', href: '/sale', icon: 'grid', description: 'Category' },
      { id: 'category-lamps', label: 'Lamps & lights', href: '/living/lamps', icon: 'grid', description: 'Living' },
      product,
      { id: 'all', label: 'Show all 9 results', href: '/search', icon: 'search' },
    ]);
  });
  it('offer no more results where there are none', () => {
    expect(searchSuggestions({ categories: [], products: [product], categoryLabel: '' })).toEqual([product]);
  });
});
