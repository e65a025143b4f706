import { type ReactNode, useSyncExternalStore } from 'react';
import { Modal } from './modal.tsx';
import { useDialogWarmUp } from './modal-code.ts';
import type { ModalStore } from './modals.ts';

export interface ModalHostProps {
  store: ModalStore;
  closeLabel: string;
  /** Put around what each modal shows, such as a boundary for errors: one that fails takes nothing else with it. */
  guard?: ((content: ReactNode, close: () => void) => ReactNode) | undefined;
}

/** What a modal shows, drawn below its guard. */
function ModalContent({ render, close }: { render: (close: () => void) => ReactNode; close: () => void }): ReactNode {
  return render(close);
}

/** Draws the modals of a store, the latest on top. The code of all modals comes with the page's first touch. */
export function ModalHost({ store, closeLabel, guard = (content) => content }: ModalHostProps): ReactNode {
  useDialogWarmUp();
  const { modals } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return modals.map(({ id, isOpen, render, footer, onClosed: _, ...options }) => {
    const close = () => store.close(id);
    return (
      <Modal key={id} {...options} isOpen={isOpen} onClose={close} closeLabel={closeLabel} footer={footer?.(close)}>
        {guard(<ModalContent render={render} close={close} />, close)}
      </Modal>
    );
  });
}
