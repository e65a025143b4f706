import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  level: HeadingLevel;
  /** Looks like this level; default `level`. */
  look?: HeadingLevel | 'display' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A heading whose rank in the outline and whose look are chosen apart. */
export function Heading({ level, look = level, id, className, children }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames('v-heading', `v-heading--${look}`, className)}>
      {children}
    </Tag>
  );
}
