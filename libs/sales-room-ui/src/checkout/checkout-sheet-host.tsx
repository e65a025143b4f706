import { useAtom } from 'jotai';
import { lazyCode } from '@vitrine/ui';
import { LazyModal } from '../parts/lazy-part.tsx';
import { checkoutAtom } from '../room/screen-atoms.ts';

const checkoutSheetCode = lazyCode(async () => (await import('./checkout-sheet.tsx')).CheckoutSheet);

/** The checkout over the presentation, whose code comes when it is first opened. It stays whatever becomes of the room below it. */
export function CheckoutSheetHost() {
  const [checkout, setCheckout] = useAtom(checkoutAtom);
  return <LazyModal code={checkoutSheetCode} isOpen={checkout !== null} onClose={() => setCheckout(null)} />;
}
