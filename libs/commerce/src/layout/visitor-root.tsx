import type { ReactNode } from 'react';
import { VisitorSync } from '../customer/visitor-sync.tsx';
import { ShopPageModal } from '../shop-pages/shop-page-modal.tsx';

/** What the shop puts around every page of an app that sells: who the visitor is, and the modal of shop pages. */
export function VisitorRoot({ children }: { children: ReactNode }) {
  return (
    <>
      <VisitorSync />
      {children}
      <ShopPageModal />
    </>
  );
}
