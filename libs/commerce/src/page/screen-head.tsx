import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { screenMeta } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { type BreadcrumbItem, Breadcrumbs } from '@vitrine/ui';

/** Head of a screen that draws a `ScreenHead`, which has its title. */
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
  return (
    <>
      <title>{title}</title>
      <ScreenBreadcrumbs way={way} />
    </>
  );
}

function ScreenBreadcrumbs({ way }: Pick<ScreenHeadProps, 'way'>) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <Breadcrumbs
      label={t('common.navigation.breadcrumb')}
      items={[
        { label: t('common.navigation.home'), href: localePath('/') },
        ...way.map(({ label, href }) => ({ label, href: href === undefined ? undefined : localePath(href) })),
      ]}
    />
  );
}

/** Screens beside the account's, by the texts that name each in its title and breadcrumbs, and say in a sentence what it is for. */
const SCREENS = {
  cart: { title: 'shop.cart.title', description: 'shop.cart.description' },
  checkout: { title: 'checkout.title', description: 'checkout.description' },
  login: { title: 'account.login.title', description: 'account.login.description' },
  recover: { title: 'account.recover.title', description: 'account.recover.description' },
  register: { title: 'account.breadcrumb.register', description: 'account.register.description' },
  reset: { title: 'account.breadcrumb.reset', description: 'account.reset.description' },
  search: { title: 'shop.search.title', description: 'shop.search.description' },
  wishlist: { title: 'shop.wishlist.title', description: 'shop.wishlist.description' },
} as const;

/** Title and description of a screen that has neither breadcrumbs nor a frame that draws them. */
export function NamedScreenMeta({ name }: { name: keyof typeof SCREENS }) {
  const t = useTranslate();
  return (
    <>
      <title>{t(SCREENS[name].title)}</title>
      <meta name="description" content={t(SCREENS[name].description)} />
    </>
  );
}

/** A screen of the shop that is no page of content and stands alone: its title, the way home, then what it shows. */
export function NamedScreen({ name, children }: { name: keyof typeof SCREENS; children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <NamedScreenMeta name={name} />
      <ScreenBreadcrumbs way={[{ label: t(SCREENS[name].title) }]} />
      {children}
    </>
  );
}
