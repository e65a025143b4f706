import { describe, expect, it } from 'vitest';
import { SessionProvider, type SessionSummary, type ShellData } from '@vitrine/app-shell';
import { KnownQueries } from '../testing/known-queries.tsx';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup } from '../testing/shop-words.tsx';
import { ShopHeader } from './shop-header.tsx';

const SHELL = {
  navigation: {
    main: [
      { id: 'chairs', href: '/chairs', label: 'Chairs' },
      {
        id: 'lamps',
        href: '/lamps',
        label: 'Lamps',
        children: [
          { id: 'desk', href: '/lamps/desk', label: 'Desk lamps' },
          { id: 'floor', href: '/lamps/floor', label: 'Floor lamps' },
        ],
      },
    ],
    service: [
      { id: 'help', href: '/help', label: 'Help' },
      { id: 'none', label: 'Without a page' },
    ],
  },
  languages: [],
};
const line = (quantity: number, over: object = {}) => ({ id: String(quantity), type: 'product', quantity, ...over });
const header = (session: Partial<SessionSummary> = {}, lineItems: object[] = [], path = '/chairs') =>
  shopMarkup(
    <KnownQueries answers={[[['cart', 'current'], { lineItems, errors: [] }]]}>
      <SessionProvider shell={{ ...SHELL, session } as unknown as ShellData}>
        <ShopHeader path={path} />
      </SessionProvider>
    </KnownQueries>,
  );

describe('the header', () => {
  it('leads to the account of who is signed in, and everybody else to the log-in', () => {
    expect(header({ isLoggedIn: true })).toContain('href="/account"');
    expect(header({ isLoggedIn: false })).toContain('href="/login"');
    expect(header({ isLoggedIn: true })).not.toContain('href="/login"');
  });
  it('says where the link of the visitor leads', () => {
    const label = (isLoggedIn: boolean, text: string) => header({ isLoggedIn }).includes(`aria-label="${text}"`);
    const [account, login] = [t('common.navigation.account'), t('common.navigation.login')];
    expect([label(true, account), label(true, login)]).toEqual([true, false]);
    expect([label(false, account), label(false, login)]).toEqual([false, true]);
  });
  it('counts the products of the cart, and shows no number where there are none', () => {
    expect(header({}, [line(2), line(3), line(1, { type: 'promotion' })])).toContain('data-cart-count="5"');
    expect(header({}, [line(1)])).toContain('v-header-action__count');
    expect(header({}, [])).not.toContain('v-header-action__count');
  });
  it('leaves out a service link without a page', () => {
    expect(header()).toContain('Help');
    expect(header()).not.toContain('Without a page');
  });
  it('marks the entry of the page and those above it, and no other', () => {
    const marked = (path: string) =>
      [...header({}, [], path).matchAll(/<a[^>]*aria-current="\w+"[^>]*>([^<]*)/g)].flatMap(([, label = '']) =>
        label.startsWith('English') ? [] : label,
      );
    expect(new Set(marked('/chairs'))).toEqual(new Set(['Chairs']));
    expect(marked('/lamps/desk')).toContain('Lamps');
    expect(marked('/lamps/desk')).not.toContain('Chairs');
    expect(marked('/other')).toEqual([]);
  });
});
