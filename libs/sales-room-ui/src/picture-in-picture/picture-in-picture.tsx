import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { lazyCode, useLazyCode } from '@vitrine/ui';
import { pictureWindowAtom } from './picture-window-atom.ts';
import { usePictureInPicture } from './use-picture-in-picture.ts';

export const pictureRoomCode = lazyCode(async () => (await import('./picture-room.tsx')).PictureRoom);

/** Draws the room in the small window for as long as that is open, and closes it with the presentation. */
export function PictureInPicture() {
  const [opened, setOpened] = useAtom(pictureWindowAtom);
  const { data: PictureRoom } = useLazyCode(pictureRoomCode, opened !== null);
  useOpenedByBrowser();
  useEffect(() => {
    if (opened === null) return undefined;
    const close = (): void => setOpened(null);
    opened.addEventListener('pagehide', close);
    return () => {
      opened.removeEventListener('pagehide', close);
      opened.close();
      close();
    };
  }, [opened, setOpened]);
  return opened === null || PictureRoom === undefined ? null : createPortal(<PictureRoom />, opened.document.body);
}

/** Some browsers open it by themselves when somebody goes to another tab, where a page says that it can be opened. */
function useOpenedByBrowser(): void {
  const { isOffered, isOpen, toggle } = usePictureInPicture();
  useEffect(() => {
    if (!isOffered || isOpen || !('mediaSession' in navigator)) return undefined;
    const tell = (handler: (() => void) | null): void => {
      try {
        navigator.mediaSession.setActionHandler('enterpictureinpicture' as MediaSessionAction, handler);
      } catch {
        // A browser that knows no such action.
      }
    };
    tell(toggle);
    return () => tell(null);
  });
}
