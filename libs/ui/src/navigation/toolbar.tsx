import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';

export interface ToolbarProps {
  label: string;
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Fixed to an edge of the screen: modals with an offset leave room for it. */
  isDocked?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** What the tab key could reach, in reading order; what is hidden or switched off among it takes no focus. */
const controlsOf = (toolbar: HTMLElement): HTMLElement[] =>
  [...toolbar.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(({ tabIndex }) => tabIndex >= 0);

/** Focuses the first of some controls that takes the focus. */
const focusFirst = (controls: readonly HTMLElement[]): boolean =>
  controls.some((control) => {
    control.focus();
    return document.activeElement === control;
  });

const isInside = (toolbar: HTMLElement, target: EventTarget | null): boolean => target instanceof Node && toolbar.contains(target);

/** A row of buttons with one tab stop; arrow keys move inside. */
export function Toolbar({ label, orientation = 'horizontal', isDocked, className, children }: ToolbarProps): ReactNode {
  /** Where the focus was when it left: the tab key comes back to it. */
  const last = useRef<HTMLElement>(null);

  const keyPressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { currentTarget: toolbar, target, key } = event;
    // What opens from here is drawn elsewhere, and its keys come by here too.
    if (!(target instanceof HTMLElement) || !toolbar.contains(target)) return;
    const controls = controlsOf(toolbar);
    const at = controls.indexOf(target);
    if (key === 'Tab') {
      // The browser goes on from the end that it leaves by.
      focusFirst(event.shiftKey ? controls : controls.toReversed());
      last.current = target;
      return;
    }
    const isReversed = orientation === 'horizontal' && getComputedStyle(toolbar).direction === 'rtl';
    const [back, on] =
      orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : isReversed ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    if (key !== back && key !== on) return;
    focusFirst(key === on ? controls.slice(at + 1) : controls.slice(0, Math.max(at, 0)).toReversed());
    event.stopPropagation();
    event.preventDefault();
  };

  const focused = ({ currentTarget: toolbar, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    const left = last.current;
    last.current = null;
    if (left !== null && !isInside(toolbar, relatedTarget) && toolbar.contains(left)) left.focus();
  };
  const blurred = ({ currentTarget: toolbar, relatedTarget, target }: FocusEvent<HTMLDivElement>): void => {
    if (last.current === null && !isInside(toolbar, relatedTarget) && target instanceof HTMLElement) last.current = target;
  };

  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      className={classNames('v-toolbar', `v-toolbar--${orientation}`, isDocked && 'v-toolbar--docked', className)}
      {...(isDocked ? { 'data-v-toolbar': '' } : {})}
      onKeyDownCapture={keyPressed}
      onFocusCapture={focused}
      onBlurCapture={blurred}
    >
      {children}
    </div>
  );
}
