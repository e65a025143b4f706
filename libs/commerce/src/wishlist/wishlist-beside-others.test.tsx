// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { readLocalWishlist, WISHLIST_STORAGE_KEY, writeLocalWishlist } from './local-wishlist.ts';
import { useWishlist, useWishlistSync } from './use-wishlist.ts';

const page = shopPage();
const [VASE, LAMP, BOWL] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const CUSTOMER = { session: { isLoggedIn: true } };

/** The customer's list in the store; what it answers to a change in place of making it. */
let stored: string[];
let answers: Record<'add' | 'delete', (() => Response) | undefined>;
let list: ReturnType<typeof useWishlist>;
function Probe() {
  useWishlistSync();
  list = useWishlist();
  return null;
}
beforeEach(() => {
  localStorage.clear();
  [stored, answers] = [[], { add: undefined, delete: undefined }];
  page.answer = ({ path }) => {
    const [, , action = '', id = ''] = path.split('/').slice(1);
    if (action !== 'add' && action !== 'delete')
      return { products: { elements: stored.map((each) => ({ id: each })), total: stored.length } };
    const refused = answers[action]?.();
    if (refused) return refused;
    stored = action === 'add' ? [id, ...stored] : stored.filter((each) => each !== id);
    return { success: true };
  };
});
const shows = (...ids: string[]) => page.eventually(() => expect(list.ids).toEqual(ids));
const inAnotherTab = (key: string) => act(async () => void dispatchEvent(new StorageEvent('storage', { key })));

it('a list follows what the store says later, also against a change that was done before', async () => {
  stored = [VASE];
  await page.show(<Probe />, CUSTOMER);
  await shows(VASE);
  await act(() => list.toggle(LAMP));
  await shows(LAMP, VASE);
  stored = [BOWL, VASE];
  await inAnotherTab(WISHLIST_STORAGE_KEY);
  await shows(BOWL, VASE);
});

it("a visitor's list follows the other tabs, and nothing else that they keep", async () => {
  await page.show(<Probe />);
  writeLocalWishlist(localStorage, [VASE]);
  await inAnotherTab('something-else');
  expect(list.ids).toEqual([]);
  await inAnotherTab(WISHLIST_STORAGE_KEY);
  await shows(VASE);
  expect(readLocalWishlist(localStorage)).toEqual([VASE]);
});

it('a page that is gone follows nobody', async () => {
  await page.show(<Probe />, CUSTOMER);
  await page.eventually(() => expect(page.asked).toHaveLength(1));
  await page.show(null, CUSTOMER);
  await inAnotherTab(WISHLIST_STORAGE_KEY);
  expect(page.asked).toHaveLength(1);
});

it.each([
  ['to be added and is there already', [VASE], 'add', 400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', [LAMP, VASE]],
  ['to be added and is refused', [VASE], 'add', 400, 'OTHER', [VASE]],
  ['to be added to a list that is gone', [VASE], 'add', 404, 'OTHER', [VASE]],
  ['to be taken off and is gone already', [LAMP, VASE], 'delete', 404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND', [VASE]],
  ['to be taken off and is refused', [LAMP, VASE], 'delete', 400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', [LAMP, VASE]],
] as const)('a product that is %s is shown as it stands', async (_what, before, on, status, code, after) => {
  stored = [...before];
  await page.show(<Probe />, CUSTOMER);
  await shows(...before);
  answers[on] = () => refusal(status, code);
  await act(async () => {
    const toggled = list.toggle(LAMP);
    await (after.length === before.length ? expect(toggled).rejects.toMatchObject({ statusCode: status }) : toggled);
  });
  await shows(...after);
});

it('a product that could not be taken off is back in its place', async () => {
  stored = [BOWL, LAMP, VASE];
  await page.show(<Probe />, CUSTOMER);
  await shows(BOWL, LAMP, VASE);
  answers.delete = () => refusal(500);
  await act(async () => expect(list.toggle(LAMP)).rejects.toMatchObject({ statusCode: 500 }));
  await shows(BOWL, LAMP, VASE);
});
