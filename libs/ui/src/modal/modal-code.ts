import { type ComponentType, useEffect } from 'react';
import { lazyCode } from '../lazy-code.ts';
import { useOpenedCode } from '../use-opened-code.ts';
import type { ModalProps } from './modal.tsx';

/** What dialogs are drawn with. A page that opens none does without. */
const dialogCode = lazyCode(async () => (await import('./modal-dialog.tsx')).ModalDialog);

/** Loads the code of modals. Rejects where it can't be had; the next call tries again. */
export const preloadModal = (): Promise<void> => dialogCode.preload();

/** What draws a modal, once it is there; an open one asks for it. */
export const useModalDialog = (isOpen: boolean, onClose: () => void): ComponentType<ModalProps> | undefined =>
  useOpenedCode(dialogCode, isOpen, onClose);

const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Loads the code with the page's first touch, so that no dialog waits for it. */
export function useDialogWarmUp(): void {
  useEffect(() => {
    const end = new AbortController();
    const warmUp = () => {
      end.abort();
      preloadModal().catch(() => undefined);
    };
    for (const touch of TOUCHES) document.addEventListener(touch, warmUp, { signal: end.signal, passive: true });
    return () => end.abort();
  }, []);
}
