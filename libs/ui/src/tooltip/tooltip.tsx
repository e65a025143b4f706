import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';

/** Milliseconds between mouse up and the tooltip's disappearance. */
export const TOOLTIP_HIDE_DELAY = 500;
/** Milliseconds of hovering before it appears. */
const SHOW_DELAY = 400;

export interface TooltipProps {
  text: string;
  /** A focusable design-system element, e.g. `Button`. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
}

/** Says in words what an element does, on hover and on keyboard focus. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(false), TOOLTIP_HIDE_DELAY);
  };
  return (
    <TooltipTrigger delay={SHOW_DELAY} closeDelay={TOOLTIP_HIDE_DELAY} shouldCloseOnPress={false} isOpen={isOpen} onOpenChange={setIsOpen}>
      <span className="v-tooltip-anchor" onMouseUp={hideSoon}>{children}</span>
      <AriaTooltip className="v-tooltip" placement={placement} offset={8}>{text}</AriaTooltip>
    </TooltipTrigger>
  );
}
