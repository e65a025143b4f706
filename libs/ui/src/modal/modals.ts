import type { ReactNode } from 'react';
import { MODAL } from './modal-constants.ts';

export interface ModalOptions {
  title?: ReactNode | undefined;
  panelClass?: string | undefined;
  /** `false`: no shade; `'static'`: a click outside does not close. Default true. */
  backdrop?: boolean | 'static' | undefined;
  /** From 1024 px: leaves room for the sidebars on that side and for docked toolbars. */
  offset?: 'left' | 'right' | 'both' | undefined;
  /** The page behind doesn't scroll. Default true. */
  preventScroll?: boolean | undefined;
  hideCloseButton?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full' | undefined;
  /** Name where there is no title. */
  'aria-label'?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

export interface ModalRequest extends ModalOptions {
  /** A second request with the same id replaces the first. */
  id?: string | undefined;
  render: (close: () => void) => ReactNode;
  footer?: ((close: () => void) => ReactNode) | undefined;
  onClosed?: (() => void) | undefined;
}

export interface ModalEntry extends ModalRequest {
  id: string;
  isOpen: boolean;
}

export interface ModalSnapshot {
  modals: readonly ModalEntry[];
  /** True for 100 ms after `closeAll()`. */
  isClosingAll: boolean;
  /** How many times all were closed: a second time within those 100 ms is another signal. */
  closeAllCount: number;
}

export interface ModalStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => ModalSnapshot;
  /** Opens a modal and answers its id. */
  open: (request: ModalRequest) => string;
  close: (id: string) => void;
  /** Closes every modal under this store's provider, those drawn by hand included. */
  closeAll: () => void;
}

/** Which modals are open, outside of any framework; one per page and request. */
export function createModals(): ModalStore {
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();
  let snapshot: ModalSnapshot = { modals: [], isClosingAll: false, closeAllCount: 0 };
  let reset: ReturnType<typeof setTimeout> | undefined;
  let serial = 0;

  const set = (change: Partial<ModalSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of [...listeners]) listener();
  };

  const remove = (id: string) => {
    removals.delete(id);
    const entry = snapshot.modals.find((modal) => modal.id === id);
    set({ modals: snapshot.modals.filter((modal) => modal.id !== id) });
    entry?.onClosed?.();
  };

  const close = (id: string) => {
    if (!snapshot.modals.some((modal) => modal.id === id && modal.isOpen)) return;
    set({ modals: snapshot.modals.map((modal) => (modal.id === id ? { ...modal, isOpen: false } : modal)) });
    // Kept until its way out has been shown.
    removals.set(
      id,
      setTimeout(() => remove(id), MODAL.exitDuration),
    );
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    open(request) {
      const id = request.id ?? `modal-${++serial}`;
      clearTimeout(removals.get(id));
      removals.delete(id);
      const entry: ModalEntry = { ...request, id, isOpen: true };
      const isKnown = snapshot.modals.some((modal) => modal.id === id);
      set({ modals: isKnown ? snapshot.modals.map((modal) => (modal.id === id ? entry : modal)) : [...snapshot.modals, entry] });
      return id;
    },
    close,
    closeAll() {
      set({ isClosingAll: true, closeAllCount: snapshot.closeAllCount + 1 });
      for (const modal of snapshot.modals) close(modal.id);
      clearTimeout(reset);
      reset = setTimeout(() => set({ isClosingAll: false }), MODAL.closeAllReset);
    },
  };
}
