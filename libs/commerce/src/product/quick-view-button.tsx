import { Suspense } from 'react';
import { useScreen } from '@vitrine/app-shell';
import { lazyView } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { IconButton, preloadModal, Skeleton } from '@vitrine/ui';
import { productName } from './product-facts.ts';

const QuickView = lazyView(async () => (await import('./quick-view.tsx')).QuickView);

/** The modal of the product that is seen at a glance. */
export const QUICK_VIEW = 'quick-view';

/** Loads the code with the first touch of a button, so that nobody waits for it. */
function warmUp(): void {
  Promise.all([preloadModal(), QuickView.preload()]).catch(() => undefined);
}

/** Opens a product at a glance, above the list that it stands in. */
export function QuickViewButton({ product }: { product: Product }) {
  const t = useTranslate();
  const { modals } = useScreen();
  const name = productName(product);
  const open = (): void => {
    modals.open({
      id: QUICK_VIEW,
      title: name,
      size: 'lg',
      render: (close) => (
        <Suspense fallback={<Skeleton variant="box" />}>
          <QuickView productId={product.id} onClose={close} />
        </Suspense>
      ),
    });
  };
  return (
    <span className="v-quick-view-button" onPointerEnter={warmUp} onPointerDown={warmUp} onFocus={warmUp}>
      <IconButton icon="eye" label={t('shop.quickView.open', { name })} isRound hasTooltip={false} variant="secondary" onPress={open} />
    </span>
  );
}
