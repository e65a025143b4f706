import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { NativePopoverButton } from '../popover/native-popover-button.tsx';
import { useAwayWhileReading } from './use-away-while-reading.ts';

export interface SiteHeaderProps {
  logo: ReactNode;
  logoHref: string;
  logoLabel: string;
  navigation?: ReactNode | undefined;
  search?: SiteHeaderSearch | undefined;
  actions?: ReactNode | undefined;
  /** A thin line above where there is room: language, currency, a promise. What it says is in the drawer of the navigation, too. */
  topBar?: ReactNode | undefined;
  /** Stays in view; on a phone while one scrolls up. */
  isSticky?: boolean | undefined;
}

/** The search of a header: a field, on a phone behind a button. */
export interface SiteHeaderSearch {
  field: ReactNode;
  labels: { open: string; close: string };
  /** Changes with each page that is shown; a search that stands open closes with it. */
  page: string;
}

/** The top of a page: logo, search, actions, navigation, each in its place at every width, on phones in one row. */
export function SiteHeader({
  logo,
  logoHref,
  logoLabel,
  navigation,
  search,
  actions,
  topBar,
  isSticky = false,
}: SiteHeaderProps): ReactNode {
  const header = useRef<HTMLElement>(null);
  useAwayWhileReading(header, isSticky);
  return (
    <header
      ref={header}
      className={classNames('v-site-header', isSticky && 'v-site-header--sticky', Boolean(search) && 'v-site-header--with-search')}
    >
      {topBar ? (
        <div className="v-site-header__top">
          <div className="v-site-header__top-inner">{topBar}</div>
        </div>
      ) : null}
      <div className="v-site-header__main">
        <Link href={logoHref} variant="plain" aria-label={logoLabel} className="v-site-header__logo">
          {logo}
        </Link>
        {search ? <Search {...search} /> : null}
        {actions ? <div className="v-site-header__actions">{actions}</div> : null}
        {navigation ? <div className="v-site-header__navigation">{navigation}</div> : null}
      </div>
    </header>
  );
}

/** Opened by the browser itself, so that it needs no scripts. */
function Search({ field, labels, page }: SiteHeaderSearch): ReactNode {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = () => panel.current?.matches(':popover-open') === true;
  const focusField = () => panel.current?.querySelector('input')?.focus();
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (!isOpen()) return;
    // The focus belongs to the new page, not to the button that had opened the search.
    if (document.activeElement instanceof HTMLElement && panel.current?.contains(document.activeElement)) document.activeElement.blur();
    panel.current?.hidePopover();
  }, [page]);
  useEffect(() => {
    // It may have been opened before there were scripts.
    if (isOpen() && !panel.current?.contains(document.activeElement)) focusField();
  }, []);
  /** A phone shows its keyboard only for what gets the focus within the press. */
  const openAndFocus = (event: MouseEvent) => {
    if (isOpen()) return;
    event.preventDefault();
    panel.current?.showPopover();
    focusField();
  };
  return (
    <>
      <NativePopoverButton target={id} icon="search" label={labels.open} className="v-site-header__search-toggle" onClick={openAndFocus} />
      <div ref={panel} id={id} popover="auto" className="v-site-header__search">
        {field}
        <NativePopoverButton target={id} action="hide" icon="close" label={labels.close} className="v-site-header__search-close" />
      </div>
    </>
  );
}
