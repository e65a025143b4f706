import { useFormat, useTranslate } from '@vitrine/i18n/react';

export interface ReviewStarsProps {
  /** How many reviews gave each number of stars. */
  matrix: readonly { readonly points: number; readonly count: number }[];
  /** The stars whose reviews are shown; null for all. */
  chosen: number | null;
  onChoose: (points: number | null) => void;
}

/** How the reviews are spread over the stars. Each row shows its reviews alone, and all of them again. */
export function ReviewStars({ matrix, chosen, onChoose }: ReviewStarsProps) {
  const t = useTranslate();
  const format = useFormat();
  const total = matrix.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <ul className="v-review-stars" aria-label={t('shop.review.distribution')}>
      {matrix.map(({ points, count }) => (
        <li key={points}>
          <button
            type="button"
            aria-pressed={chosen === points}
            // What leads to nothing can't be chosen; a reader hears the number all the same.
            aria-disabled={count === 0}
            onClick={() => {
              if (count > 0) onChoose(chosen === points ? null : points);
            }}
          >
            <span>{t('shop.review.stars', { count: points })}</span>
            <meter min={0} max={total} value={count} aria-hidden="true" />
            <span className="v-review-stars__count">{format.number(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
