import { type ReactElement, type ReactNode, useContext } from 'react';
import { DialogTrigger, OverlayTriggerStateContext, Popover as AriaPopover } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import { useScrollable } from '../use-scrollable.ts';

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

/** A small panel beside its button; closes on Escape and on a click outside. */
export function Popover({ trigger, label, children, placement = 'bottom end', isOpen, onOpenChange, className }: PopoverProps): ReactNode {
  return (
    <DialogTrigger {...definedProps({ isOpen, onOpenChange })}>
      {trigger}
      <AriaPopover aria-label={label} className={classNames('v-popover', className)} placement={placement} offset={6}>
        <PopoverContent>{children}</PopoverContent>
      </AriaPopover>
    </DialogTrigger>
  );
}

function PopoverContent({ children }: Pick<PopoverProps, 'children'>): ReactNode {
  const state = useContext(OverlayTriggerStateContext);
  return (
    <div {...useScrollable<HTMLDivElement>()} className="v-popover__content">
      {typeof children === 'function' ? children(() => state?.close()) : children}
    </div>
  );
}
