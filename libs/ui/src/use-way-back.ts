import { useEffect, useRef, useState } from 'react';

/** A browser's own wish to close what lies on top: on Android the way back, by gesture or button. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

type Watching = typeof globalThis & { CloseWatcher?: new () => CloseWatcher };

/** The way back of a phone closes what is open and leaves the page where it is, in browsers that tell of it. */
export function useWayBack(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const { CloseWatcher } = globalThis as Watching;
    // Where there are keys, Escape is such a wish too: what lies over the dialog answers that first.
    if (!isOpen || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      close.current();
      // A watcher tells once, and what is open may have a reason to stay so.
      setAsked((count) => count + 1);
    });
    return () => watcher.destroy();
  }, [isOpen, asked]);
}
