import { Children, type CSSProperties, type ReactNode } from 'react';

export interface ProductGridProps {
  children: ReactNode;
  label?: string | undefined;
  /** Least width of a card, default 15rem. */
  minWidth?: string | undefined;
}

/** A list that lays `ProductCard`s out; each child becomes a list item. */
export function ProductGrid({ children, label, minWidth }: ProductGridProps): ReactNode {
  return (
    <ul
      role="list"
      aria-label={label}
      className="v-product-grid"
      style={minWidth ? ({ '--v-product-grid-min': minWidth } as CSSProperties) : undefined}
    >
      {Children.map(children, (child) => (child ? <li className="v-product-grid__item">{child}</li> : null))}
    </ul>
  );
}
