import { useAtom } from 'jotai';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { openPictureWindow, pictureInPictureKind } from './picture-window.ts';
import { pictureWindowAtom } from './picture-window-atom.ts';

/** Inside of the window, in CSS pixels: a picture of 16 to 9, a product, and the controls. */
const WINDOW_SIZE = { width: 360, height: 470 };
/** The large picture of the stage. */
const PRESENTER_VIDEO = '.v-filmstrip__presenter video, .v-speech__main video';

/** The presentation in a small window above all others: other tabs and programs, with the guide still in view. */
export interface PictureInPictureControl {
  /** This browser has such a window, or floats a picture at least. */
  isOffered: boolean;
  isOpen: boolean;
  toggle(): void;
}

/** Opens and closes the small window. */
export function usePictureInPicture(): PictureInPictureControl {
  const t = useTranslate();
  const { notifications } = useScreen();
  const [opened, setOpened] = useAtom(pictureWindowAtom);
  const kind = pictureInPictureKind();
  const toggle = async (): Promise<unknown> => {
    if (opened !== null) return opened.close();
    if (kind === 'window') {
      const next = await openPictureWindow(WINDOW_SIZE);
      // Somebody may have closed it before it was drawn.
      return next.closed ? undefined : setOpened(next);
    }
    if (document.pictureInPictureElement !== null) return document.exitPictureInPicture();
    const video = document.querySelector<HTMLVideoElement>(PRESENTER_VIDEO);
    if (video === null) throw new DOMException('There is no picture.', 'InvalidStateError');
    return video.requestPictureInPicture();
  };
  return {
    isOffered: kind !== null,
    isOpen: opened !== null,
    toggle: () => {
      toggle().catch(() =>
        notifications.notify({ id: 'picture-in-picture', type: 'warning', message: t(`room.pictureInPicture.failed.${kind ?? 'window'}`) }),
      );
    },
  };
}
