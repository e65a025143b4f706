import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';

export interface PaginationProps {
  label: string;
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  labels: { previous: string; next: string; page: (page: number) => string };
}

/** Page numbers to draw, `null` for a gap. */
export function paginationRange(page: number, totalPages: number): (number | null)[] {
  if (totalPages <= 7) return Array.from({ length: Math.max(0, totalPages) }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 4), totalPages - 3);
  const start = middle === 4 ? 2 : middle - 1;
  const end = middle === totalPages - 3 ? totalPages - 1 : middle + 1;
  const between = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [1, ...(start > 2 ? [null] : []), ...between, ...(end < totalPages - 1 ? [null] : []), totalPages];
}

/** Links to the pages of a listing. */
export function Pagination({ label, page, totalPages, hrefOf, labels }: PaginationProps): ReactNode {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label} className="v-pagination">
      <ol role="list" className="v-pagination__list">
        <li>
          {page > 1 ? (
            <Link href={hrefOf(page - 1)} rel="prev" variant="plain" className="v-pagination__item" aria-label={labels.previous}>
              <Icon name="arrow-start" />
            </Link>
          ) : (
            <span className="v-pagination__item v-pagination__item--off" aria-hidden="true">
              <Icon name="arrow-start" />
            </span>
          )}
        </li>
        {paginationRange(page, totalPages).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} className="v-pagination__number">
              <span className="v-pagination__item v-pagination__item--off" aria-hidden="true">
                …
              </span>
            </li>
          ) : (
            <li key={number} className="v-pagination__number">
              <Link
                href={hrefOf(number)}
                variant="plain"
                className="v-pagination__item"
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <li className="v-pagination__position" aria-hidden="true">
          {page} / {totalPages}
        </li>
        <li>
          {page < totalPages ? (
            <Link href={hrefOf(page + 1)} rel="next" variant="plain" className="v-pagination__item" aria-label={labels.next}>
              <Icon name="arrow-end" />
            </Link>
          ) : (
            <span className="v-pagination__item v-pagination__item--off" aria-hidden="true">
              <Icon name="arrow-end" />
            </span>
          )}
        </li>
      </ol>
    </nav>
  );
}
