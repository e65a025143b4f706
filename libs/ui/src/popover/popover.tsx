import type { ReactElement, ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';

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
      <AriaPopover className={classNames('v-popover', className)} placement={placement} offset={6}>
        <Dialog aria-label={label} className="v-popover__dialog">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
