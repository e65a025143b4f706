import type { ReactNode } from 'react';
import { useShell } from '@vitrine/app-shell';
import { AccountFrame } from './account-frame.tsx';

/** A page that guests have too: a customer sees it in the frame of the account. */
export function CustomerFrame({ children }: { children: ReactNode }) {
  const { session } = useShell();
  return session.isLoggedIn ? <AccountFrame>{children}</AccountFrame> : children;
}
