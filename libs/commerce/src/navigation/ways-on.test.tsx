import { describe, expect, it } from 'vitest';
import { SessionProvider, type ShellData } from '@vitrine/app-shell';
import { shopMarkup } from '../testing/shop-words.tsx';
import { WaysOn } from './ways-on.tsx';

const ways = (main: readonly object[]) =>
  shopMarkup(
    <SessionProvider shell={{ navigation: { main }, session: {} } as unknown as ShellData}>
      <WaysOn />
    </SessionProvider>,
  );
const entry = (id: number) => ({ id: `c${id}`, label: `Category ${id}`, href: `/c${id}` });
const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, label]) => [href, label]);

describe('the ways on from where there is nothing to see', () => {
  it('are the first six categories of the menu that have a page', () => {
    const main = [entry(1), { id: 'folder', label: 'A folder' }, ...[2, 3, 4, 5, 6, 7].map(entry)];
    expect(linksOf(ways(main))).toEqual([1, 2, 3, 4, 5, 6].map((id) => [`/c${id}`, `Category ${id}`]));
  });
  it('are not announced where no category has a page', () => {
    expect(ways([{ id: 'folder', label: 'A folder' }])).toBe('');
  });
});
