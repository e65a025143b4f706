import { createContext, type ReactNode, use } from 'react';
import type { ShellData } from './shell-data.ts';

/** Null until start-up has ended. */
export const ShellContext = createContext<ShellData | null>(null);

export function SessionProvider({ shell, children }: { shell: ShellData | null; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** What every page knows of the visitor and the shop. */
export function useShell(): ShellData {
  const shell = use(ShellContext);
  if (shell === null) throw new Error('useShell is used inside RootView, after start-up.');
  return shell;
}
