import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';

export interface SiteHeaderProps {
  logo: ReactNode;
  logoHref: string;
  logoLabel: string;
  navigation?: ReactNode | undefined;
  search?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** A thin line above: language, currency, a promise. */
  topBar?: ReactNode | undefined;
  isSticky?: boolean | undefined;
}

/** The top of a page: logo, search, actions, navigation, each in its place at every width. */
export function SiteHeader({ logo, logoHref, logoLabel, navigation, search, actions, topBar, isSticky }: SiteHeaderProps): ReactNode {
  return (
    <header className={classNames('v-site-header', isSticky && 'v-site-header--sticky', Boolean(search) && 'v-site-header--with-search')}>
      {topBar ? (
        <div className="v-site-header__top">
          <div className="v-site-header__top-inner">{topBar}</div>
        </div>
      ) : null}
      <div className="v-site-header__main">
        <Link href={logoHref} variant="plain" aria-label={logoLabel} className="v-site-header__logo">
          {logo}
        </Link>
        {search ? <div className="v-site-header__search">{search}</div> : null}
        {actions ? <div className="v-site-header__actions">{actions}</div> : null}
        {navigation ? <div className="v-site-header__navigation">{navigation}</div> : null}
      </div>
    </header>
  );
}
