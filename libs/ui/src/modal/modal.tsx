import type { ReactNode } from 'react';
import { useModalDialog } from './modal-code.ts';
import type { ModalOptions } from './modals.ts';

export interface ModalProps extends ModalOptions {
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  /** Beside the title, before the way out: what shall be seen while the page is covered. */
  titleAside?: ReactNode | undefined;
  /** Stays below the scrolling body, e.g. the buttons. */
  footer?: ReactNode | undefined;
  children: ReactNode;
}

/**
 * A dialog above the page: closes on Escape, the close button and, unless `backdrop` is static, a click outside. Its code comes when one is
 * first opened, or before by `preloadModal`; where it can't be had, the dialog closes again and the provider's `onUnavailable` is told.
 */
export function Modal(props: ModalProps): ReactNode {
  const Dialog = useModalDialog(props.isOpen, props.onClose);
  return Dialog ? <Dialog {...props} /> : null;
}
