import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';

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
  const stars = Array.from({ length: max }, (_, index) => <Icon key={index} name="star-filled" size="text" />);
  return (
    <span className={classNames('v-rating', `v-rating--${size}`)}>
      <span className="v-rating__stars" role="img" aria-label={label}>
        <span className="v-rating__row">{stars}</span>
        <span className="v-rating__row v-rating__row--full" style={{ inlineSize: `${share}%` }}>
          {stars}
        </span>
      </span>
      {count ? <span className="v-rating__count">{count}</span> : null}
    </span>
  );
}
