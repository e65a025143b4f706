import { useAtomValue } from 'jotai';
import { useLocation, useMatches } from 'react-router';
import { LanguageSwitch, ShopLogo, useHomeLabel, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Icon, Link, NavigationBar, type NavigationItem, SiteHeader } from '@vitrine/ui';
import { productCount } from '../cart/cart-facts.ts';
import { useCart } from '../cart/use-cart.ts';
import { useMainMenu } from '../navigation/use-main-menu.ts';
import type { ContentPage } from '../page/content-page.ts';
import { ProductSearch } from '../search/product-search.tsx';
import { wishlistCountAtom } from '../wishlist/wishlist-atoms.ts';

/** Marks the entry of the page and its ancestors. */
function withActive(items: readonly NavigationItem[], path: string): NavigationItem[] {
  return items.map((item) => {
    const children = item.children && withActive(item.children, path);
    return { ...item, children, isActive: item.href === path || children?.some(({ isActive }) => isActive) === true };
  });
}

/** The shop's header: logo, search, account, wish list and cart; languages and service links above; the navigation below. */
export function ShopHeader({ path }: { path: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { navigation, session } = useShell();
  const homeLabel = useHomeLabel();
  const menu = useMainMenu();
  const wishlistCount = useAtomValue(wishlistCountAtom);
  const alternates = useAlternates();
  const { key: page } = useLocation();
  return (
    <SiteHeader
      logo={<ShopLogo />}
      logoHref={localePath('/')}
      logoLabel={homeLabel}
      isSticky
      topBar={
        <div className="v-top-bar">
          <ul className="v-top-bar__service">
            {navigation.service.flatMap(({ id, href, label }) =>
              href === undefined
                ? []
                : [
                    <li key={id}>
                      <Link href={href} variant="quiet">
                        {label}
                      </Link>
                    </li>,
                  ],
            )}
          </ul>
          <LanguageSwitch alternates={alternates} />
        </div>
      }
      navigation={
        <NavigationBar
          label={t('common.navigation.main')}
          items={withActive(menu.items, path)}
          onWant={menu.want}
          labels={{
            open: t('common.navigation.open'),
            close: t('common.navigation.close'),
            submenu: (label) => t('common.navigation.submenu', { label }),
            loading: t('common.state.loading'),
            overview: (label) => t('common.navigation.overview', { label }),
          }}
          drawerExtra={<LanguageSwitch alternates={alternates} />}
        />
      }
      search={{
        field: <ProductSearch />,
        labels: { open: t('shop.search.open'), close: t('shop.search.close') },
        page,
      }}
      actions={
        <>
          <Link
            href={localePath(session.isLoggedIn ? '/account' : '/login')}
            variant="plain"
            className="v-header-action"
            aria-label={t(session.isLoggedIn ? 'common.navigation.account' : 'common.navigation.login')}
          >
            <Icon name={session.isLoggedIn ? 'user-check' : 'user'} />
          </Link>
          <Link
            href={localePath('/wishlist')}
            variant="plain"
            className="v-header-action"
            aria-label={t('common.navigation.wishlist', { count: wishlistCount })}
          >
            <Icon name="heart" />
            {wishlistCount > 0 ? <span className="v-header-action__count">{wishlistCount}</span> : null}
          </Link>
          <CartLink />
        </>
      }
    />
  );
}

/** A plain link, so that the cart is reached before scripts load. Where the page's loader brought no cart the count comes afterwards. */
function CartLink() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const count = productCount(useCart().data);
  return (
    <Link
      href={localePath('/checkout/cart')}
      variant="plain"
      className="v-header-action"
      aria-label={t('common.navigation.cart', { count })}
      data-cart-count={count}
    >
      <Icon name="bag" />
      {count > 0 ? <span className="v-header-action__count">{count}</span> : null}
    </Link>
  );
}

/** The page's own path in each other language, where its route gives them. */
function useAlternates(): ContentPage['alternates'] | undefined {
  for (const { loaderData } of useMatches()) {
    if (typeof loaderData === 'object' && loaderData !== null && 'alternates' in loaderData)
      return (loaderData as Pick<ContentPage, 'alternates'>).alternates;
  }
  return undefined;
}
