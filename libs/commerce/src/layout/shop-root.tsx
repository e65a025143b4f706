import type { ReactNode } from 'react';
import { ShoppingSync } from '../customer/shopping-sync.tsx';
import { type Merchant, MerchantContext } from '../legal/merchant.tsx';
import { AfterAdding } from '../product/after-adding.tsx';
import { VisitorRoot } from './visitor-root.tsx';

const UNKNOWN: Merchant = {};

export interface ShopRootProps {
  /** What no store holds. */
  merchant?: Merchant | undefined;
  children: ReactNode;
}

/** What the shop puts around pages that show products: besides who the visitor is, their cart and wish list. */
export function ShopRoot({ merchant = UNKNOWN, children }: ShopRootProps) {
  return (
    <MerchantContext value={merchant}>
      <VisitorRoot>
        <ShoppingSync />
        {children}
        <AfterAdding />
      </VisitorRoot>
    </MerchantContext>
  );
}
