import type { ReactNode } from 'react';

export interface SkipLinkProps {
  label: string;
  /** Id of the main content, default `main`. */
  targetId?: string | undefined;
}

/** The first stop of the keyboard: past the header. */
export function SkipLink({ label, targetId = 'main' }: SkipLinkProps): ReactNode {
  return (
    <a className="v-skip-link" href={`#${targetId}`}>
      {label}
    </a>
  );
}
