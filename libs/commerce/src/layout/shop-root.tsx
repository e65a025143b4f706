import type { ReactNode } from 'react';
import { VisitorSync } from '../customer/visitor-sync.tsx';
import { ShopPageModal } from '../shop-pages/shop-page-modal.tsx';

/** What the shop puts around every page of an app that sells: the cart and wish list of the visitor, and the modal of shop pages. */
export function ShopRoot({ children }: { children: ReactNode }) {
  return (
    <>
      <VisitorSync />
      {children}
      <ShopPageModal />
    </>
  );
}
