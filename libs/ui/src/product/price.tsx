import type { ReactNode } from 'react';
import type { ControlSize } from '../button/button.tsx';
import { classNames } from '../class-names.ts';

export interface PriceProps {
  /** Already formatted, like all amounts here. */
  price: string;
  fromLabel?: string | undefined;
  listPrice?: string | undefined;
  /** Read before the list price, e.g. 'instead of'. */
  listPriceLabel?: string | undefined;
  /** E.g. '−20 %'. */
  discount?: string | undefined;
  /** E.g. '€20.00 / 1 l'. */
  unitPrice?: string | undefined;
  /** E.g. lowest price of the last 30 days, or tax. */
  note?: ReactNode | undefined;
  size?: ControlSize | undefined;
}

/** A price with what belongs to it: 'from', list price struck through, price per unit. */
export function Price({ price, fromLabel, listPrice, listPriceLabel, discount, unitPrice, note, size = 'md' }: PriceProps): ReactNode {
  return (
    <div className={classNames('v-price', `v-price--${size}`, listPrice && 'v-price--reduced')}>
      <p className="v-price__line">
        {fromLabel ? <span className="v-price__from">{fromLabel} </span> : null}
        <span className="v-price__amount">{price}</span>
        {listPrice ? (
          <>
            {' '}
            <span className="v-price__list">
              {listPriceLabel ? <span className="v-visually-hidden">{listPriceLabel} </span> : null}
              <s>{listPrice}</s>
            </span>
          </>
        ) : null}
        {discount ? (
          <>
            {' '}
            <span className="v-price__discount">{discount}</span>
          </>
        ) : null}
      </p>
      {unitPrice ? <p className="v-price__unit">{unitPrice}</p> : null}
      {note ? <div className="v-price__note">{note}</div> : null}
    </div>
  );
}
