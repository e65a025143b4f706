import type { ReactNode } from 'react';
import { useCmsContext } from './context.ts';

export interface CmsPlaceholderProps {
  readonly kind: 'block' | 'element';
  readonly type: string;
  /** What is the matter, for the developer who sees it. */
  readonly reason: string;
}

/** Nothing in production; in development a labelled box, so that a missing or broken view is seen. */
export function CmsPlaceholder({ kind, type, reason }: CmsPlaceholderProps): ReactNode {
  const { isDevelopment } = useCmsContext();
  if (!isDevelopment) return null;
  return (
    <div className="v-cms-placeholder" data-cms-placeholder={type} role="note">
      <strong className="v-cms-placeholder__type">
        {kind} “{type}”
      </strong>
      <span>{reason}</span>
    </div>
  );
}
