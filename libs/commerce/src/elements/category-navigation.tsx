import { useShell } from '@vitrine/app-shell';
import type { CategoryNavigationProps } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import { navigationLink } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Link, type NavigationItem } from '@vitrine/ui';
import { useMainMenu, usePageBranch } from '../navigation/use-main-menu.ts';

/** The categories around the page's own: its path opened, from the shop's navigation. One narrow column shows the nearest as a row. */
export function CategoryNavigation({ category }: CategoryNavigationProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  // A page of the shop carries its own part of the menu; a slide does not.
  const isCarried = usePageBranch() !== null;
  const { items: entries } = useMainMenu(category !== null && !isCarried && category.id !== session.navigationCategoryId);
  const own = category ? navigationLink(category, { homeCategoryId: session.navigationCategoryId }) : undefined;
  const here = own ? localePath(own.href) : undefined;
  const isOpen = (item: NavigationItem) => category !== null && (category.path?.includes(item.id) || category.id === item.id);
  const branch = (items: readonly NavigationItem[]) => (
    <ul className={items.some((item) => isOpen(item) && hasChildren(item)) ? undefined : 'v-category-navigation__nearest'}>
      {items.map((item) => (
        <li key={item.id}>
          {item.href ? (
            <Link href={item.href} variant="quiet" aria-current={item.href === here ? 'page' : undefined}>
              {item.label}
            </Link>
          ) : (
            <span>{item.label}</span>
          )}
          {isOpen(item) && hasChildren(item) ? branch(item.children) : null}
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="v-category-navigation" aria-label={t('shop.cms.categoryNavigation')}>
      {branch(entries)}
    </nav>
  );
}

const hasChildren = (item: NavigationItem): item is NavigationItem & { children: readonly NavigationItem[] } =>
  item.children !== undefined && item.children.length > 0;
