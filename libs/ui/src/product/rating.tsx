import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface RatingProps {
  value: number;
  max?: number | undefined;
  /** E.g. '4.5 of 5 stars'. */
  label: string;
  /** E.g. '(12)'. */
  count?: string | undefined;
  size?: 'sm' | 'md' | undefined;
}

/** Stars, to a tenth. */
export function Rating({ value, max = 5, label, count, size = 'md' }: RatingProps): ReactNode {
  const share = Math.round((Math.min(max, Math.max(0, value)) / max) * 1000) / 10;
  return (
    <span className={classNames('v-rating', `v-rating--${size}`)}>
      <span
        className="v-rating__stars"
        role="img"
        aria-label={label}
        style={{ '--v-rating-share': `${share}%`, ...(max === 5 ? {} : { '--v-rating-max': max }) } as CSSProperties}
      />
      {count ? <span className="v-rating__count">{count}</span> : null}
    </span>
  );
}
