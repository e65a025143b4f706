import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface SkeletonProps {
  variant?: 'text' | 'heading' | 'box' | 'circle' | 'product-card' | undefined;
  lines?: number | undefined;
  ratio?: number | undefined;
  width?: string | undefined;
  className?: string | undefined;
}

/** The shape of what is still loading; says nothing, the loading region around it does. */
export function Skeleton({ variant = 'text', lines = 1, ratio, width, className }: SkeletonProps): ReactNode {
  const style: CSSProperties = { inlineSize: width, aspectRatio: ratio };
  if (variant === 'product-card') {
    return (
      <span className={classNames('v-skeleton-card', className)} style={style} aria-hidden="true">
        <span className="v-skeleton v-skeleton--box" style={{ aspectRatio: 4 / 5 }} />
        <span className="v-skeleton v-skeleton--text" style={{ inlineSize: '40%' }} />
        <span className="v-skeleton v-skeleton--text" style={{ inlineSize: '80%' }} />
        <span className="v-skeleton v-skeleton--text" style={{ inlineSize: '30%' }} />
      </span>
    );
  }
  if (variant === 'text' && lines > 1) {
    return (
      <span className={classNames('v-skeleton-lines', className)} style={style} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <span key={index} className="v-skeleton v-skeleton--text" style={index === lines - 1 ? { inlineSize: '62%' } : undefined} />
        ))}
      </span>
    );
  }
  return <span className={classNames('v-skeleton', `v-skeleton--${variant}`, className)} style={style} aria-hidden="true" />;
}
