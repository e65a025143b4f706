import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Image, type ImageSource } from '../media/image.tsx';
import { NativePopoverButton } from '../popover/native-popover-button.tsx';

export interface NavigationItem {
  id: string;
  label: string;
  /** A folder has none. */
  href?: string | undefined;
  isExternal?: boolean | undefined;
  /** This page, or an ancestor of it. */
  isActive?: boolean | undefined;
  children?: readonly NavigationItem[] | undefined;
  /** There is something below it which is not here yet. */
  hasChildren?: boolean | undefined;
  image?: ImageSource | undefined;
}

export interface NavigationBarProps {
  label: string;
  items: readonly NavigationItem[];
  labels: { open: string; close: string; submenu: (label: string) => string; overview: (label: string) => string; loading: string };
  /** Somebody is about to open a menu: what is below the entries is wanted now. */
  onWant?: (() => void) | undefined;
  /** In the drawer on phones, below the links: languages, account. */
  drawerExtra?: ReactNode | undefined;
  id?: string | undefined;
}

/** Milliseconds a mouse must rest on an entry, or be gone from it. */
const HOVER_OPEN = 120;
const HOVER_CLOSE = 220;
const isDesktop = () => window.matchMedia?.('(min-width: 1024px)').matches ?? false;

/** Links and flyouts that work without scripts: a drawer on phones, a mega menu from 1024 px. */
export function NavigationBar({ label, items, labels, onWant, drawerExtra, id }: NavigationBarProps): ReactNode {
  const generated = useId();
  const panelId = id ?? generated;
  const panel = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The flyout that a resting mouse has opened. */
  const hovered = useRef<HTMLDetailsElement>(null);

  const closeFlyouts = () => {
    hovered.current = null;
    for (const details of panel.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) details.open = false;
  };
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (isDesktop() && event.target instanceof Node && !panel.current?.contains(event.target)) closeFlyouts();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  // A menu may have been opened before there were scripts.
  const wantIfOpen = useEffectEvent(() => {
    if (panel.current?.querySelector('details[open]')) onWant?.();
  });
  useEffect(() => wantIfOpen(), []);

  const hover = (event: PointerEvent<HTMLLIElement>) => {
    if (event.pointerType !== 'mouse' || !isDesktop()) return;
    const details = event.currentTarget.querySelector('details');
    const isEntering = event.type === 'pointerenter';
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        if (isEntering && details && !details.open) {
          details.open = true;
          hovered.current = details;
        } else if (!isEntering || !details) closeFlyouts();
      },
      isEntering ? HOVER_OPEN : HOVER_CLOSE,
    );
  };
  /** A press on a flyout that the same mouse has just opened means it to be open; keys and presses overrule the mouse's rest. */
  const press = (event: MouseEvent) => {
    clearTimeout(timer.current);
    const details = event.target instanceof Element && event.target.closest('summary')?.closest('details');
    if (details && details.open && details === hovered.current) event.preventDefault();
    hovered.current = null;
    followLink(event);
  };
  const handleKey = (event: KeyboardEvent) => {
    clearTimeout(timer.current);
    if (event.key !== 'Escape' || !isDesktop()) return;
    const open = panel.current?.querySelector<HTMLDetailsElement>('details[open]');
    if (!open) return;
    const hadFocus = open.contains(document.activeElement);
    open.open = false;
    if (hadFocus) open.querySelector('summary')?.focus();
  };
  const followLink = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    closeFlyouts();
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };

  return (
    <div className="v-nav">
      <NativePopoverButton target={panelId} icon="menu" label={labels.open} className="v-nav__toggle" />
      <nav
        ref={panel}
        id={panelId}
        popover="auto"
        aria-label={label}
        className="v-nav__panel"
        onPointerEnter={onWant}
        onFocus={onWant}
        onToggle={onWant}
        onKeyDown={handleKey}
        onClick={press}
      >
        <NativePopoverButton target={panelId} action="hide" icon="close" label={labels.close} className="v-nav__close" />
        <ul role="list" className="v-nav__list">
          {items.map((item) => (
            <li
              key={item.id}
              className={classNames('v-nav__item', isParent(item) && 'v-nav__item--parent')}
              onPointerEnter={hover}
              onPointerLeave={hover}
            >
              {item.href ? <NavigationLink item={item} className="v-nav__link" /> : null}
              {isParent(item) ? <Flyout item={item} group={panelId} labels={labels} onOpen={onWant} /> : null}
            </li>
          ))}
        </ul>
        {drawerExtra ? <div className="v-nav__extra">{drawerExtra}</div> : null}
      </nav>
    </div>
  );
}

const isParent = ({ children, hasChildren }: NavigationItem): boolean => hasChildren === true || (children?.length ?? 0) > 0;

function NavigationLink({ item, className }: { item: NavigationItem; className: string }): ReactNode {
  if (!item.href) return <span className={className}>{item.label}</span>;
  return (
    <Link
      href={item.href}
      variant="plain"
      className={classNames(className, item.isActive && `${className}--active`)}
      aria-current={item.isActive ? 'true' : undefined}
      target={item.isExternal ? '_blank' : undefined}
    >
      {item.label}
    </Link>
  );
}

interface FlyoutProps {
  item: NavigationItem;
  group: string;
  labels: NavigationBarProps['labels'];
  onOpen: (() => void) | undefined;
}

function Flyout({ item, group, labels, onOpen }: FlyoutProps): ReactNode {
  const isFolder = !item.href;
  const isPending = item.children === undefined;
  return (
    <details
      className={classNames('v-nav__flyout', isFolder && 'v-nav__flyout--folder', isPending && 'v-nav__flyout--pending')}
      name={group}
      onToggle={onOpen}
    >
      <summary className="v-nav__summary" aria-label={isFolder ? undefined : labels.submenu(item.label)}>
        {isFolder ? <span className="v-nav__folder">{item.label}</span> : null}
        <Icon name="chevron-down" size="sm" className="v-nav__chevron" />
      </summary>
      <div className="v-nav__mega">
        <div className="v-nav__mega-inner">
          {item.children === undefined ? <p>{labels.loading}</p> : <Entries items={item.children} />}
          {item.href && !isPending ? (
            <div className="v-nav__feature">
              {item.image ? <Image source={item.image} alt="" ratio={4 / 3} sizes="20rem" /> : null}
              <Link href={item.href} variant="standalone" iconEnd="arrow-end">
                {labels.overview(item.label)}
              </Link>
            </div>
          ) : null}
        </div>
      </div>
    </details>
  );
}

function Entries({ items }: { items: readonly NavigationItem[] }): ReactNode {
  return (
    <ul role="list" className="v-nav__columns">
      {items.map((column) => (
        <li key={column.id} className="v-nav__column">
          <NavigationLink item={column} className="v-nav__column-link" />
          {column.children?.length ? (
            <ul role="list" className="v-nav__leaves">
              {column.children.map((leaf) => (
                <li key={leaf.id}>
                  <NavigationLink item={leaf} className="v-nav__leaf-link" />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
