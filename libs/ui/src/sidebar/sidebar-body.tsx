import type { ReactNode } from 'react';
import { useScrollable } from '../use-scrollable.ts';

/** What scrolls in a panel. */
export function SidebarBody({ children }: { children: ReactNode }): ReactNode {
  return (
    <div {...useScrollable<HTMLDivElement>()} className="v-sidebar__body">
      {children}
    </div>
  );
}
