// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopPage } from '../testing/shop-page.tsx';
import { type MainMenu, useMainMenu } from './use-main-menu.ts';

const page = shopPage();
const TOP = [
  { id: 'lamps', label: 'Lamps', href: '/lamps', hasChildren: true },
  { id: 'chairs', label: 'Chairs', href: '/chairs' },
];
const DESK = { id: 'desk', label: 'Desk lamps', href: '/lamps/desk' };
const LAMPS = { ...TOP[0], children: [DESK] };

let menu: MainMenu;
function Menu({ isWanted }: { isWanted?: boolean | undefined }) {
  menu = useMainMenu(isWanted);
  return null;
}
let calls: string[];
let answer: () => Response | Promise<Response>;
const show = (isWanted?: boolean, loader?: () => unknown) =>
  page.show(<Menu isWanted={isWanted} />, {
    shell: { navigation: { main: TOP, service: [], footer: [] } as never },
    ...(loader ? { loader } : {}),
  });
const below = (id: string) => menu.items.find((item) => item.id === id)?.children;

beforeEach(() => {
  calls = [];
  answer = () => Response.json({ items: [LAMPS] });
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address);
    return Promise.resolve(answer());
  });
});

describe('the main menu', () => {
  it('asks for its lower levels when somebody is about to open it, and not before', async () => {
    await show();
    expect([calls, below('lamps')]).toEqual([[], undefined]);
    await page.act(() => menu.want());
    await page.eventually(() => expect(below('lamps')).toEqual([DESK]));
    expect(calls).toEqual(['/__storefront/menu']);
    expect(below('chairs')).toBeUndefined();
  });
  it('asks for them at once where they are shown at once', async () => {
    await show(true);
    await page.eventually(() => expect(below('lamps')).toEqual([DESK]));
  });
  it('leads to the page of an entry whose levels did not come', async () => {
    answer = () => Response.json({ items: [LAMPS] }, { status: 503 });
    await show(true);
    await page.eventually(() => expect(below('lamps')).toEqual([]));
  });
  it.each([
    ['is below it', { branch: LAMPS }, [DESK]],
    ['is below none', { branch: null }, undefined],
    ['knows of no menu', { other: 1 }, undefined],
    ['has no data', undefined, undefined],
    ['has data of another kind', 'text', undefined],
  ])('has the levels of an entry without asking where the page %s', async (_what, data, expected) => {
    await show(false, () => data);
    expect(below('lamps')).toEqual(expected);
    expect(calls).toEqual([]);
  });
});
