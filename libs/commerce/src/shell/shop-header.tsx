import { useTranslate } from '@vitrine/i18n/react';
import { SHOP_LOCALES } from '@vitrine/routing';
import { useLocalePath, useSwitchLocalePath } from '@vitrine/routing/react-router';
import { scriptCookie } from '@vitrine/session';
import { Icon, Link, NavigationBar, type NavigationItem, SiteHeader } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMatches } from 'react-router';
import { productCount } from '../cart/cart-facts.ts';
import { cartQueries } from '../cart/cart-queries.ts';
import { useShell } from '../customer/session-context.tsx';
import { useHydrated } from './use-hydrated.ts';
import { ProductSearch } from '../search/product-search.tsx';
import { useBrowserStoreClient } from './store-client.tsx';
import { wishlistCountAtom } from '../wishlist/wishlist-atoms.ts';

/** Marks the entry of the page and its ancestors. */
function withActive(items: readonly NavigationItem[], path: string): NavigationItem[] {
  return items.map((item) => {
    const children = item.children ? withActive(item.children, path) : [];
    return { ...item, children, isActive: item.href === path || children.some(({ isActive }) => isActive) };
  });
}

/** The shop's header: logo, search, account, wish list and cart; languages and service links above; the navigation below. */
export function ShopHeader({ path }: { path: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { navigation, session } = useShell();
  const wishlistCount = useAtomValue(wishlistCountAtom);
  return (
    <SiteHeader
      logo={<span className="v-logo">Vitrine</span>}
      logoHref={localePath('/')}
      logoLabel={`Vitrine, ${t('common.navigation.home')}`}
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
          <LanguageSwitch />
        </div>
      }
      navigation={
        <NavigationBar
          label={t('common.navigation.main')}
          items={withActive(navigation.main, path)}
          labels={{
            open: t('common.navigation.open'),
            close: t('common.navigation.close'),
            submenu: (label) => t('common.navigation.submenu', { label }),
            overview: (label) => t('common.navigation.overview', { label }),
          }}
          drawerExtra={<LanguageSwitch />}
        />
      }
      search={<ProductSearch />}
      actions={
        <>
          <Link href={localePath(session.isLoggedIn ? '/account' : '/login')} variant="plain" className="v-header-action" aria-label={t(session.isLoggedIn ? 'common.navigation.account' : 'common.navigation.login')}>
            <Icon name={session.isLoggedIn ? 'user-check' : 'user'} />
          </Link>
          <Link href={localePath('/wishlist')} variant="plain" className="v-header-action" aria-label={t('common.navigation.wishlist', { count: wishlistCount })}>
            <Icon name="heart" />
            {wishlistCount > 0 ? <span className="v-header-action__count">{wishlistCount}</span> : null}
          </Link>
          <CartLink />
        </>
      }
    />
  );
}

/** A plain link, so that the cart is reached before scripts load; the count comes afterwards. */
function CartLink() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  const client = useBrowserStoreClient();
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...cartQueries.current(client), enabled: isHydrated && session.hasSession });
  const count = isHydrated ? productCount(data) : 0;
  return (
    <Link href={localePath('/checkout/cart')} variant="plain" className="v-header-action" aria-label={t('common.navigation.cart', { count })} data-cart-count={count}>
      <Icon name="bag" />
      {count > 0 ? <span className="v-header-action__count">{count}</span> : null}
    </Link>
  );
}

/** The languages of the shop as links to this page in each; choosing one is remembered. */
function LanguageSwitch() {
  const t = useTranslate();
  const switchLocalePath = useSwitchLocalePath();
  const { locale, cookieDomain } = useShell();
  const technicalPath = useTechnicalPath();
  return (
    <nav className="v-language-switch" aria-label={t('common.navigation.languages')}>
      <ul>
        {SHOP_LOCALES.locales.map(({ code, iso, name }) => (
          <li key={code}>
            {/* Another language is another document: texts and direction come with it. */}
            <a
              href={switchLocalePath(code, technicalPath)}
              hrefLang={iso}
              lang={iso}
              aria-current={code === locale ? 'true' : undefined}
              onClick={() => {
                document.cookie = scriptCookie('locale', code, { secure: location.protocol === 'https:', domain: cookieDomain ?? undefined });
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address of this page that holds in every language, where its route gives one. */
function useTechnicalPath(): string | undefined {
  for (const { loaderData } of useMatches()) {
    if (typeof loaderData === 'object' && loaderData !== null && 'technicalPath' in loaderData && typeof loaderData.technicalPath === 'string') return loaderData.technicalPath;
  }
  return undefined;
}
