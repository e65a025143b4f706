import { describe, expect, it } from 'vitest';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup } from '../testing/shop-words.tsx';
import { NamedScreen, NamedScreenMeta, ScreenHead } from './screen-head.tsx';

const trail = (html: string) =>
  [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => [item.replaceAll(/<[^>]*>/g, ''), /href="([^"]*)"/.exec(item)?.[1]]);

describe('a screen of the shop', () => {
  it('that stands alone has its title, what it is for, the way home and what it shows', () => {
    const html = shopMarkup(
      <NamedScreen name="cart">
        <p>Two vases</p>
      </NamedScreen>,
    );
    expect(html).toContain(`<title>${t('shop.cart.title')}</title>`);
    expect(html).toContain(`<meta name="description" content="${t('shop.cart.description')}"/>`);
    expect(trail(html)).toEqual([
      [t('common.navigation.home'), '/'],
      [t('shop.cart.title'), undefined],
    ]);
    expect(html).toContain('<p>Two vases</p>');
  });
  it('that is drawn elsewhere has its title and what it is for', () => {
    const html = shopMarkup(<NamedScreenMeta name="wishlist" />);
    expect(html).toContain(`<title>${t('shop.wishlist.title')}</title>`);
    expect(html).toContain(t('shop.wishlist.description'));
  });
  it('below others leads back to each of them, and not to itself', () => {
    const html = shopMarkup(<ScreenHead title="Orders" way={[{ label: 'Account', href: '/account' }, { label: 'Orders' }]} />);
    expect(html).toContain('<title>Orders</title>');
    expect(trail(html)).toEqual([
      [t('common.navigation.home'), '/'],
      ['Account', '/account'],
      ['Orders', undefined],
    ]);
  });
});
