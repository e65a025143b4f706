import { lazyCode, preloadMenu, preloadModal, preloadPopover, preloadSidebar } from '@vitrine/ui';
import { captionBoxCode } from '../captions/captions.tsx';
import { coBrowsingCode } from '../co-browsing/co-browsing.tsx';
import { roomModalsCode } from '../modals/room-modal-host.tsx';
import { pictureRoomCode } from '../picture-in-picture/picture-in-picture.tsx';
import { pollCode } from '../poll/poll.tsx';
import { productModalCode } from '../products/product-modal-host.tsx';
import { shownProductCode } from '../shown-product/shown-product.tsx';

export const clientPanelsCode = lazyCode(async () => (await import('./client-panels.ts')).CLIENT_PANELS);
export const guidePanelsCode = lazyCode(async () => (await import('./guide-panels.ts')).GUIDE_PANELS);

/** What panels, menus and dialogs open with. */
const OVERLAYS = [preloadMenu, preloadModal, preloadPopover, preloadSidebar];

/** Loads what a client may open in the room. */
export const preloadClientParts = (): Promise<unknown> =>
  Promise.all([
    ...[
      clientPanelsCode,
      productModalCode,
      roomModalsCode,
      shownProductCode,
      pollCode,
      pictureRoomCode,
      coBrowsingCode,
      captionBoxCode,
    ].map((code) => code.preload()),
    ...OVERLAYS.map((preload) => preload()),
  ]);

/** Loads what a guide may open in the room. */
export const preloadGuideParts = (): Promise<unknown> => Promise.all([guidePanelsCode.preload(), preloadClientParts()]);
