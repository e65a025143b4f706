import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface SummaryRow {
  id: string;
  label: ReactNode;
  value: ReactNode;
  isTotal?: boolean | undefined;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
  className?: string | undefined;
}

/** Names and values, e.g. the totals of an order. */
export function SummaryList({ rows, className }: SummaryListProps): ReactNode {
  return (
    <dl className={classNames('v-summary', className)}>
      {rows.map((row) => (
        <div key={row.id} className={classNames('v-summary__row', row.isTotal && 'v-summary__row--total')}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
