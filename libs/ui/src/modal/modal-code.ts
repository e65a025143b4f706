import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import { useUi } from '../provider/ui-context.ts';
import type { ModalProps } from './modal.tsx';

/** What dialogs are drawn with. A page that opens none does without. */
let dialog: ComponentType<ModalProps> | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the code of modals. Rejects where it can't be had; the next call tries again. */
export function preloadModal(): Promise<void> {
  loading ??= import('./modal-dialog.tsx').then(
    ({ ModalDialog }) => {
      dialog = ModalDialog;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const loaded = () => dialog;
const none = () => undefined;

/** What draws a modal, once it is there; an open one asks for it. */
export function useModalDialog(isOpen: boolean, onClose: () => void): ComponentType<ModalProps> | undefined {
  const { onUnavailable } = useUi();
  const Dialog = useSyncExternalStore(subscribe, loaded, none);
  const fail = useRef<() => void>(undefined);
  useEffect(() => {
    fail.current = () => {
      onClose();
      onUnavailable?.();
    };
  }, [onClose, onUnavailable]);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    preloadModal().catch((error: unknown) => {
      console.error(error);
      if (isWanted) fail.current?.();
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen]);
  return Dialog;
}

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
