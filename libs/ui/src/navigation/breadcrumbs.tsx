import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';

export interface BreadcrumbItem {
  label: string;
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  label: string;
  items: readonly BreadcrumbItem[];
}

/** The way from the start to here; the last one is this page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className="v-breadcrumbs">
      <ol role="list" className="v-breadcrumbs__list">
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${index}-${item.label}`} className="v-breadcrumbs__item">
              {item.href && !isLast ? (
                <Link href={item.href} variant="quiet" className="v-breadcrumbs__link">
                  {item.label}
                </Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
              )}
              {isLast ? null : <Icon name="chevron-end" size="sm" className="v-breadcrumbs__separator" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
