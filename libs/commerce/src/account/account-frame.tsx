import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import { parseLocalePath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, type IconName, Link } from '@vitrine/ui';
import { useLogout } from '../customer/use-logout.ts';

/** The account's pages, in the order of its navigation. */
const PAGES = [
  { key: 'overview', path: '/account', icon: 'home' },
  { key: 'orders', path: '/account/order', icon: 'package' },
  { key: 'documents', path: '/account/documents', icon: 'document' },
  { key: 'downloads', path: '/account/downloads', icon: 'download' },
  { key: 'profile', path: '/account/profile', icon: 'user' },
  { key: 'addresses', path: '/account/address', icon: 'map-pin' },
  { key: 'payment', path: '/account/payment', icon: 'credit-card' },
  { key: 'newsletter', path: '/account/newsletter', icon: 'mail' },
] as const satisfies readonly { key: string; path: string; icon: IconName }[];

/** A page belongs to the entry whose address its own begins with; the overview's is the beginning of all. */
const isCurrent = (page: string, path: string): boolean => page === path || (page !== '/account' && path.startsWith(`${page}/`));

/** What stands around every page of the account: its navigation with the way out, at the side or, on a phone, above. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="v-account">
      <AccountNavigation />
      <div className="v-account__page">{children}</div>
    </div>
  );
}

function AccountNavigation() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { path } = parseLocalePath(useLocation().pathname);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the entries stand in one row, of which not all is to be seen.
    const row = list.current;
    const entry = row?.querySelector('[aria-current]');
    if (row && entry instanceof HTMLElement) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
  }, [path]);
  return (
    <nav className="v-account__navigation" aria-label={t('account.navigation.label')}>
      <ul role="list" ref={list}>
        {PAGES.map(({ key, path: page, icon }) => (
          <li key={key}>
            <Link
              href={localePath(page)}
              variant="plain"
              icon={icon}
              className="v-account__link"
              aria-current={isCurrent(page, path) ? (page === path ? 'page' : 'true') : undefined}
            >
              {t(`account.navigation.${key}`)}
            </Link>
          </li>
        ))}
        <li>
          <LogoutButton />
        </li>
      </ul>
    </nav>
  );
}

/** A form, so that it is heard without scripts, too. */
function LogoutButton() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { logOut, isPending } = useLogout();
  return (
    <form
      method="post"
      action={localePath('/account/logout')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void logOut();
      }}
    >
      <Button type="submit" variant="quiet" icon="log-out" isPending={isPending} className="v-account__link">
        {t('account.navigation.logout')}
      </Button>
    </form>
  );
}
