import type { ReactNode } from 'react';
import { WaysOn } from '../navigation/ways-on.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { ShopRoot } from './shop-root.tsx';

/** The layout of an app's error page: the shop's own, with its header and footer, and ways on. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <ShopRoot>
      <DefaultLayout>
        {children}
        <WaysOn />
      </DefaultLayout>
    </ShopRoot>
  );
}
