import type { ReactNode } from 'react';
import { ShoppingSync } from '../customer/shopping-sync.tsx';
import { AfterAdding } from '../product/after-adding.tsx';
import { VisitorRoot } from './visitor-root.tsx';

/** What the shop puts around pages that show products: besides who the visitor is, their cart and wish list. */
export function ShopRoot({ children }: { children: ReactNode }) {
  return (
    <VisitorRoot>
      <ShoppingSync />
      {children}
      <AfterAdding />
    </VisitorRoot>
  );
}
