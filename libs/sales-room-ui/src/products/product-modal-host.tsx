import { useAtom } from 'jotai';
import { lazyCode } from '@vitrine/ui';
import { LazyModal } from '../parts/lazy-part.tsx';
import { openProductAtom } from '../room/screen-atoms.ts';

export const productModalCode = lazyCode(async () => (await import('./product-modal.tsx')).ProductModal);

/** A product's details, whose code comes with the first that is opened, or before. */
export function ProductModalHost() {
  const [productId, setProductId] = useAtom(openProductAtom);
  return <LazyModal code={productModalCode} isOpen={productId !== null} onClose={() => setProductId(null)} />;
}
