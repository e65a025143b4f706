import { type ReactNode, Suspense } from 'react';
import { lazyView } from '@vitrine/cms-blocks';

/** The error page alone: where the line is away, no layout can be had either. */
const Bare = ({ children }: { children: ReactNode }): ReactNode => children;

const ShopErrorLayout = lazyView<{ children: ReactNode }>(() =>
  import('./shop-error-layout.ts').then(
    ({ ErrorLayout }) => ErrorLayout,
    () => Bare,
  ),
);

/** Loads the layout of error pages; a server does before its first page. */
export const preloadErrorLayout = (): Promise<void> => ShopErrorLayout.preload();

/** The layout of the app's error page: the shop's own, with header and footer, whose code comes with the first error. */
export function RoomErrorLayout({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <ShopErrorLayout>{children}</ShopErrorLayout>
    </Suspense>
  );
}
