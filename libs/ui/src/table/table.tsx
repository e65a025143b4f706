import type { Key, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useScrollable } from '../use-scrollable.ts';
import { SummaryList, type SummaryRow } from './summary-list.tsx';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  isRowHeader?: boolean | undefined;
  width?: string | undefined;
}

export interface TableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** On phones each row becomes a card. Default true. */
  isStacked?: boolean | undefined;
  footer?: readonly SummaryRow[] | undefined;
}

/** Rows and columns; the roles are spelled out because the phone layout takes the table's display away. */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, rowKey, isStacked = true, footer }: TableProps<Row>): ReactNode {
  return (
    <div className="v-table-frame">
      <div {...useScrollable<HTMLDivElement>()} role="group" aria-label={caption} className="v-table-frame__scroll">
        <table role="table" className={classNames('v-table', isStacked && 'v-table--stacked')}>
          <caption className={isCaptionHidden ? 'v-visually-hidden' : 'v-table__caption'}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.id}
                  role="columnheader"
                  scope="col"
                  className={`v-table__cell--${column.align ?? 'start'}`}
                  style={{ inlineSize: column.width }}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={rowKey(row)} role="row">
                {columns.map((column) => {
                  const Cell = column.isRowHeader ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.id}
                      role={column.isRowHeader ? 'rowheader' : 'cell'}
                      scope={column.isRowHeader ? 'row' : undefined}
                      className={classNames('v-table__cell', `v-table__cell--${column.align ?? 'start'}`)}
                    >
                      {column.isRowHeader ? null : (
                        <span className="v-table__label" aria-hidden="true">
                          {column.header}
                        </span>
                      )}
                      <span className="v-table__value">{column.cell(row)}</span>
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {footer?.length ? <SummaryList rows={footer} className="v-table__footer" /> : null}
    </div>
  );
}
