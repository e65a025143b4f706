import { lazyCode, preloadSidebar } from '@vitrine/ui';

/** What the drawer is drawn with: nobody needs it before they put something into the cart. */
export const afterAddingCode = lazyCode(async () => (await import('./after-adding-drawer.tsx')).AfterAddingDrawer);

/** Loads the code with the first touch of a cart button, so that the drawer is there with the press. */
export function warmUpAfterAdding(): void {
  Promise.all([preloadSidebar(), afterAddingCode.preload()]).catch(() => undefined);
}
