import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import { useUi } from '../provider/ui-context.ts';
import { useScrollable } from '../use-scrollable.ts';
import { useWayBack } from '../use-way-back.ts';
import { useFocusReturn } from './focus-return.ts';
import type { ModalProps } from './modal.tsx';
import { useModalInsets } from './modal-offset.ts';

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
const noSubscription = () => () => undefined;

/** Closes on the provider's close-all signal. */
function useCloseAll(isOpen: boolean, onClose: () => void): void {
  const { modals } = useUi();
  const signal = useSyncExternalStore(
    modals?.subscribe ?? noSubscription,
    () => modals?.getSnapshot().closeAllCount ?? 0,
    () => 0,
  );
  const heard = useRef(signal);
  useEffect(() => {
    if (heard.current === signal) return;
    heard.current = signal;
    if (isOpen) onClose();
    // The signal alone closes; a modal opened while it lasts stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signal]);
}

/** A click on the shade must not take the focus out of the dialog: until it came back, keys would go nowhere. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** Escape also closes when nothing has the focus, e.g. after the focused button was disabled or taken away. */
function useEscapeWithoutFocus(overlay: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const isOnTop = [...document.querySelectorAll('.v-modal-overlay')].at(-1) === overlay.current;
      if (event.key === 'Escape' && event.target === document.body && isOnTop && !event.defaultPrevented) close.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [overlay, isOpen]);
}

/** A dialog above the page: closes on Escape, the close button and, unless `backdrop` is static, a click outside. */
export function ModalDialog(props: ModalProps): ReactNode {
  const {
    isOpen,
    onClose,
    closeLabel,
    title,
    titleAside,
    panelClass,
    backdrop = true,
    offset,
    preventScroll = true,
    hideCloseButton,
    size = 'md',
    role = 'dialog',
    footer,
    children,
  } = props;
  const overlay = useRef<HTMLDivElement>(null);
  useCloseAll(isOpen, onClose);
  useEscapeWithoutFocus(overlay, isOpen, onClose);
  useWayBack(isOpen, onClose);
  const insets = useModalInsets(offset, isOpen);

  // The overlay library always locks the page; this takes the lock off again.
  useIsomorphicLayoutEffect(() => {
    // Another one above or below may want it.
    if (!isOpen || preventScroll || document.querySelector('[data-v-prevents-scroll]')) return;
    document.documentElement.style.removeProperty('overflow');
    document.documentElement.style.removeProperty('scrollbar-gutter');
  }, [isOpen, preventScroll]);

  const style = {
    '--v-modal-inset-top': `${insets.top}px`,
    '--v-modal-inset-right': `${insets.right}px`,
    '--v-modal-inset-bottom': `${insets.bottom}px`,
    '--v-modal-inset-left': `${insets.left}px`,
  } as CSSProperties;

  return (
    <ModalOverlay
      ref={overlay}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={backdrop !== 'static'}
      className={classNames('v-modal-overlay', backdrop === false && 'v-modal-overlay--clear', size === 'full' && 'v-modal-overlay--full')}
      style={style}
      data-v-prevents-scroll={preventScroll || undefined}
      onMouseDown={keepFocus}
    >
      <AriaModal className={classNames('v-modal', `v-modal--${size}`, panelClass)}>
        <Dialog role={role} className="v-modal__dialog" {...definedProps({ 'aria-label': props['aria-label'] })}>
          {title || !hideCloseButton ? (
            <header className={classNames('v-modal__header', !title && 'v-modal__header--bare')}>
              {title ? (
                <Heading slot="title" level={2} className="v-modal__title">
                  {title}
                </Heading>
              ) : null}
              {titleAside}
              {hideCloseButton ? null : (
                <IconButton icon="close" label={closeLabel} hasTooltip={false} className="v-modal__close" onPress={onClose} />
              )}
            </header>
          ) : null}
          <ModalBody label={title ?? props['aria-label']}>{children}</ModalBody>
          {footer ? <footer className="v-modal__footer">{footer}</footer> : null}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}

function ModalBody({ label, children }: { label: ReactNode; children: ReactNode }): ReactNode {
  // Here, because this is drawn as long as the dialog is, its way out included.
  useFocusReturn();
  return (
    <div {...useScrollable<HTMLDivElement>(label)} className="v-modal__body">
      {children}
    </div>
  );
}
