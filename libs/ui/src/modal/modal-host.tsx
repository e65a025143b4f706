import { useSyncExternalStore, type ReactNode } from 'react';
import { Modal } from './modal.tsx';
import type { ModalStore } from './modals.ts';

export interface ModalHostProps {
  store: ModalStore;
  closeLabel: string;
}

/** Draws the modals of a store, the latest on top. */
export function ModalHost({ store, closeLabel }: ModalHostProps): ReactNode {
  const { modals } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return modals.map(({ id, isOpen, render, footer, onClosed: _, ...options }) => {
    const close = () => store.close(id);
    return (
      <Modal key={id} {...options} isOpen={isOpen} onClose={close} closeLabel={closeLabel} footer={footer?.(close)}>
        {render(close)}
      </Modal>
    );
  });
}
