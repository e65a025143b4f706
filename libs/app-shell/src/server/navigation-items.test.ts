import { describe, expect, it } from 'vitest';
import type { RequestSession } from '@vitrine/session/server';
import { mainMenu, menuBranch, type MenuExtent, menuItems } from './navigation-items.ts';

const CATEGORY = {
  id: 'living',
  name: null,
  translated: { name: 'Living' },
  type: 'page',
  visible: true,
  children: [],
  seoUrls: [{ seoPathInfo: 'Living/', isCanonical: true }],
};
const LAMPS = { ...CATEGORY, id: 'lamps', translated: { name: 'Lamps' } };
const FOLDER = { ...CATEGORY, id: 'more', translated: { name: 'More' }, type: 'folder', seoUrls: [] };
const sessionOf = (...tree: object[]) =>
  ({
    locale: 'de-DE',
    salesChannel: { navigationCategoryId: 'home' },
    shared: { navigation: async () => tree },
  }) as unknown as RequestSession;
const items = (extent: MenuExtent, ...tree: object[]) => menuItems(sessionOf(...tree), 'main-navigation', extent);
const item = async (category: object) => (await mainMenu(sessionOf({ ...CATEGORY, ...category })))[0];

describe('a menu of the shop', () => {
  it.each([
    ['its own name where the language has none', { translated: {}, name: 'Wohnen' }, { label: 'Wohnen' }],
    ["the language's name first", { name: 'Wohnen' }, { label: 'Living' }],
    ['the page of the shop it leads to', {}, { href: '/de-DE/Living' }],
    [
      'a place outside, as it is written',
      { type: 'link', translated: { name: 'Blog', externalLink: 'https://blog.example/' } },
      { href: 'https://blog.example/', isExternal: true },
    ],
    ['a picture, described by the name', { media: { url: '/living.jpg' } }, { image: { url: '/living.jpg', alt: 'Living' } }],
    ['what is below', { children: [LAMPS] }, { children: [{ label: 'Lamps' }] }],
  ])('shows %s', async (_what, category, expected) => expect(await item(category)).toMatchObject(expected));

  it.each([
    ['has no name', { translated: {}, name: null }],
    ['is hidden', { visible: false }],
  ])('leaves out what %s', async (_what, category) => {
    expect(await item(category)).toBeUndefined();
    expect(await item({ children: [{ ...LAMPS, ...category }] })).not.toHaveProperty('children');
  });

  it('says of an entry what there is to say, and nothing else', async () => {
    expect(await item({})).toEqual({ id: 'living', label: 'Living', href: '/de-DE/Living' });
    expect(await item(FOLDER)).toEqual({ id: 'more', label: 'More' });
    expect(await item({ children: null })).not.toHaveProperty('children');
  });

  it('brings no pictures but those of its top', async () => {
    const media = { url: '/living.jpg' };
    const tree = [{ ...CATEGORY, media, children: [{ ...LAMPS, media }] }];
    expect((await mainMenu(sessionOf(...tree)))[0]?.children?.[0]).not.toHaveProperty('image');
    expect((await items('all', ...tree))[0]).not.toHaveProperty('image');
  });
});

describe('what a page carries of a menu', () => {
  it('is, where menus open, the entries at the top: their own pages lead on', async () => {
    expect(await items('open', { ...CATEGORY, children: [LAMPS] }, LAMPS)).toEqual([
      { id: 'living', label: 'Living', href: '/de-DE/Living', hasChildren: true },
      { id: 'lamps', label: 'Lamps', href: '/de-DE/Living' },
    ]);
  });

  it('is what is below an entry without a page, which nothing else would lead to', async () => {
    expect(await items('open', { ...FOLDER, children: [{ ...LAMPS, children: [CATEGORY] }] })).toMatchObject([
      { id: 'more', children: [{ id: 'lamps', hasChildren: true }] },
    ]);
  });

  it('is all of it, or nothing below the entries', async () => {
    const tree = { ...CATEGORY, children: [LAMPS] };
    expect((await items('all', tree))[0]?.children).toHaveLength(1);
    expect(Object.keys((await items('flat', tree))[0] ?? {})).toEqual(['id', 'label', 'href']);
  });
});

describe('the branch of a category', () => {
  const tree = sessionOf({ ...CATEGORY, children: [LAMPS] }, { ...FOLDER, id: 'other' });
  it('is the entry at the top that it is below, or that it is', async () => {
    const branch = { id: 'living', children: [{ id: 'lamps' }] };
    expect(await menuBranch(tree, { id: 'lamps', path: '|home|living|' })).toMatchObject(branch);
    expect(await menuBranch(tree, { id: 'living', path: '|home|' })).toMatchObject(branch);
  });
  it('is none where it is in no menu', async () => {
    expect(await menuBranch(tree, { id: 'lost', path: '|home|attic|' })).toBeNull();
    expect(await menuBranch(tree, { id: 'home', path: null })).toBeNull();
    expect(await menuBranch(tree, { id: 'home' })).toBeNull();
  });
});
