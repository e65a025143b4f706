import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { useScrollable } from '../use-scrollable.ts';
import type { PopoverProps } from './popover.tsx';

export interface PopoverPanelProps extends Pick<PopoverProps, 'label' | 'children' | 'placement' | 'className'> {
  id: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** What a popover's button opens. */
export function PopoverPanel({
  id,
  triggerRef,
  isOpen,
  onClose,
  label,
  children,
  placement = 'bottom end',
  className,
}: PopoverPanelProps): ReactNode {
  return (
    <AriaPopover
      // Its type does not know the id that it takes as a dialog.
      {...{ id }}
      aria-label={label}
      className={classNames('v-popover', className)}
      trigger="DialogTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      placement={placement}
      offset={6}
    >
      <PopoverContent onClose={onClose}>{children}</PopoverContent>
    </AriaPopover>
  );
}

function PopoverContent({ children, onClose }: Pick<PopoverPanelProps, 'children' | 'onClose'>): ReactNode {
  return (
    <div {...useScrollable<HTMLDivElement>()} className="v-popover__content">
      {typeof children === 'function' ? children(onClose) : children}
    </div>
  );
}
