import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import type { BreadcrumbItem } from '../navigation/breadcrumbs.tsx';

export interface SiteFooterProps {
  columns?: readonly { title: string; links: readonly BreadcrumbItem[] }[] | undefined;
  /** Before the columns, e.g. logo and claim. */
  lead?: ReactNode | undefined;
  /** Last line, e.g. legal links. */
  bottom?: ReactNode | undefined;
  /** Name of the navigation that the columns form. */
  label?: string | undefined;
}

/** The end of a page. */
export function SiteFooter({ columns = [], lead, bottom, label }: SiteFooterProps): ReactNode {
  return (
    <footer className="v-site-footer">
      <div className="v-site-footer__inner">
        {lead ? <div className="v-site-footer__lead">{lead}</div> : null}
        {columns.length > 0 ? (
          <nav aria-label={label} className="v-site-footer__columns">
            {columns.map((column) => (
              <section key={column.title} className="v-site-footer__column">
                <h2 className="v-site-footer__title">{column.title}</h2>
                <ul role="list">
                  {column.links.map((link) => (
                    <li key={link.label}>
                      {link.href ? (
                        <Link href={link.href} variant="quiet" className="v-site-footer__link">
                          {link.label}
                        </Link>
                      ) : (
                        link.label
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        ) : null}
        {bottom ? <div className="v-site-footer__bottom">{bottom}</div> : null}
      </div>
    </footer>
  );
}
