import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { classNames } from '../class-names.ts';

export interface ToolbarProps {
  label: string;
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Fixed to an edge of the screen: modals with an offset leave room for it. */
  isDocked?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A row of buttons with one tab stop; arrow keys move inside. */
export function Toolbar({ label, orientation = 'horizontal', isDocked, className, children }: ToolbarProps): ReactNode {
  return (
    <AriaToolbar
      aria-label={label}
      orientation={orientation}
      className={classNames('v-toolbar', `v-toolbar--${orientation}`, isDocked && 'v-toolbar--docked', className)}
      {...(isDocked ? { 'data-v-toolbar': '' } : {})}
    >
      {children}
    </AriaToolbar>
  );
}
