import type { ReactNode } from 'react';
import type { Product } from '@vitrine/store-api-client';

/** A product of a page, drawn by both candidates alike. */
export function Card({ product }: { product: Product }): ReactNode {
  return (
    <article className="card">
      <h3>{product.translated.name}</h3>
      <p>{product.calculatedPrice?.unitPrice}</p>
    </article>
  );
}
