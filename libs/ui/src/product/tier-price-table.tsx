import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface TierPriceTableProps {
  caption: string;
  isCaptionHidden?: boolean | undefined;
  headers: { quantity: string; price: string };
  rows: readonly { id: string; quantity: string; price: string; unitPrice?: string | undefined; isActive?: boolean | undefined }[];
}

/** Prices by quantity; the row in force stands out. */
export function TierPriceTable({ caption, isCaptionHidden, headers, rows }: TierPriceTableProps): ReactNode {
  return (
    <table className="v-tier-prices">
      <caption className={isCaptionHidden ? 'v-visually-hidden' : 'v-tier-prices__caption'}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{headers.quantity}</th>
          <th scope="col">{headers.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={classNames('v-tier-prices__row', row.isActive && 'v-tier-prices__row--active')}
            aria-current={row.isActive || undefined}
          >
            <th scope="row">{row.quantity}</th>
            <td>
              {row.price}
              {row.unitPrice ? <span className="v-tier-prices__unit">{row.unitPrice}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
