import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { screenMeta } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { type BreadcrumbItem, Breadcrumbs } from '@vitrine/ui';

/** Head of a screen that draws a {@link ScreenHead}, which has its title. */
export const titledScreenMeta = (args: Parameters<typeof screenMeta>[0]): MetaDescriptor[] =>
  screenMeta(args).filter((entry) => !('title' in entry) && !('property' in entry && entry.property === 'og:title'));

export interface ScreenHeadProps {
  /** Of the document: what the page is called in a tab, and in the list of what was visited. */
  title: string;
  /** The way here from the home page; the last one is this screen. `href` without the locale's prefix. */
  way: readonly BreadcrumbItem[];
}

/** What a screen that is no page of content has above its heading: the document's title and the breadcrumbs. */
export function ScreenHead({ title, way }: ScreenHeadProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <title>{title}</title>
      <Breadcrumbs
        label={t('common.navigation.breadcrumb')}
        items={[
          { label: t('common.navigation.home'), href: localePath('/') },
          ...way.map(({ label, href }) => ({ label, href: href === undefined ? undefined : localePath(href) })),
        ]}
      />
    </>
  );
}

/** Screens beside the account's, by the text that names each in its title and in the breadcrumbs. */
const SCREENS = {
  cart: 'shop.cart.title',
  login: 'account.login.title',
  recover: 'account.recover.title',
  register: 'account.breadcrumb.register',
  reset: 'account.breadcrumb.reset',
  search: 'shop.search.title',
  wishlist: 'shop.wishlist.title',
} as const;

/** A screen of the shop that is no page of content and stands alone: its title, the way home, then what it shows. */
export function NamedScreen({ name, children }: { name: keyof typeof SCREENS; children: ReactNode }) {
  const t = useTranslate();
  const title = t(SCREENS[name]);
  return (
    <>
      <ScreenHead title={title} way={[{ label: title }]} />
      {children}
    </>
  );
}
