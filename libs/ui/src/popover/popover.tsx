import { type ReactElement, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { definedProps } from '../defined-props.ts';
import { lazyCode } from '../lazy-code.ts';
import { useOpenedCode } from '../use-opened-code.ts';

export interface PopoverProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'bottom' | 'top' | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}

const panelCode = lazyCode(async () => (await import('./popover-panel.tsx')).PopoverPanel);

/** Loads the code of popovers. Rejects where it can't be had; the next call tries again. */
export const preloadPopover = (): Promise<void> => panelCode.preload();

/**
 * A small panel beside its button; closes on Escape and on a click outside. Its code comes when one is first opened, or before by
 * `preloadPopover`.
 */
export function Popover({ trigger, isOpen: given, onOpenChange, ...panel }: PopoverProps): ReactNode {
  const [own, setOwn] = useState(false);
  const isOpen = given ?? own;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const setOpen = useCallback(
    (isNowOpen: boolean) => {
      setOwn(isNowOpen);
      onOpenChange?.(isNowOpen);
    },
    [onOpenChange],
  );
  const close = useCallback(() => setOpen(false), [setOpen]);
  const Panel = useOpenedCode(panelCode, isOpen, close);
  return (
    <>
      <ButtonContext
        value={{
          ref: triggerRef,
          'aria-expanded': isOpen,
          ...definedProps({ 'aria-controls': isOpen && Panel ? id : undefined }),
          onPress: () => setOpen(!isOpen),
        }}
      >
        {trigger}
      </ButtonContext>
      {Panel ? <Panel {...panel} id={id} triggerRef={triggerRef} isOpen={isOpen} onClose={close} /> : null}
    </>
  );
}
