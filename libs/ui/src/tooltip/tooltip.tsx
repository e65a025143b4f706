import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TooltipContext, TooltipTrigger, useSlottedContext } from 'react-aria-components';
import { placeTooltip, type TooltipPlacement } from './place-tooltip.ts';

/** Milliseconds between mouse up and the tooltip's disappearance. */
export const TOOLTIP_HIDE_DELAY_MS = 500;
/** Milliseconds of hovering before it appears. */
const SHOW_DELAY_MS = 400;

export interface TooltipProps {
  text: string;
  /** A focusable design-system element, e.g. `Button`. */
  children: ReactElement;
  placement?: TooltipPlacement | undefined;
}

/** Says in words what an element does, on hover and on keyboard focus. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(false), TOOLTIP_HIDE_DELAY_MS);
  };
  return (
    <TooltipTrigger
      delay={SHOW_DELAY_MS}
      closeDelay={TOOLTIP_HIDE_DELAY_MS}
      shouldCloseOnPress={false}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <span className="v-tooltip-anchor" onMouseUp={hideSoon}>
        {children}
        {isOpen ? <TooltipBubble text={text} placement={placement} /> : null}
      </span>
    </TooltipTrigger>
  );
}

/** In the browser's top layer, so that nothing clips it, and beside its element in the document, so that it stays in its landmark. */
function TooltipBubble({ text, placement }: { text: string; placement: TooltipPlacement }): ReactNode {
  const context = useSlottedContext(TooltipContext);
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    const anchor = context && 'triggerRef' in context ? context.triggerRef?.current : undefined;
    if (!element || !anchor) return undefined;
    element.showPopover?.();
    const place = () => {
      const { left, top } = placeTooltip(
        anchor.getBoundingClientRect(),
        { width: element.offsetWidth, height: element.offsetHeight },
        { width: window.innerWidth, height: window.innerHeight },
        placement,
        getComputedStyle(anchor).direction === 'rtl',
      );
      // Physical: the place was measured on the screen.
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', place, { capture: true });
  }, [context, placement, text]);
  return (
    <span
      ref={bubble}
      id={context && 'id' in context ? String(context.id) : undefined}
      role="tooltip"
      popover="manual"
      className="v-tooltip"
    >
      {text}
    </span>
  );
}
