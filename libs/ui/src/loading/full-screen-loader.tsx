import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

export interface FullScreenLoaderProps {
  isVisible: boolean;
  label: string;
  /** E.g. the logo. */
  children?: ReactNode;
}

/** Covers the page until the start-up has ended. */
export function FullScreenLoader({ isVisible, label, children }: FullScreenLoaderProps): ReactNode {
  if (!isVisible) return null;
  return (
    <div className="v-full-screen-loader" role="status">
      {children}
      <Spinner label={label} size="lg" />
    </div>
  );
}
