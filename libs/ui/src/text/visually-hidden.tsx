import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | undefined;
}

/** For assistive technology alone. */
export function VisuallyHidden({ children, as: Tag = 'span' }: VisuallyHiddenProps): ReactNode {
  return <Tag className="v-visually-hidden">{children}</Tag>;
}
