import type { ReactNode } from 'react';
import { useScrollable } from '../use-scrollable.ts';

/** What scrolls in a panel. */
export function SidebarBody({ label, children }: { label: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div {...useScrollable<HTMLDivElement>(label)} className="v-sidebar__body">
      {children}
    </div>
  );
}
