import { useTranslate } from '@vitrine/i18n/react';
import type { ShownItem } from '@vitrine/sales-room-protocol';
import { Heading } from '@vitrine/ui';
import { useViewerFormat } from '../room/viewer-zone.ts';

/** What was shown to all, in the order of its first showing. @param names Names of products, as far as the shop says. */
export function SummaryTimeline({ shown, names }: { shown: readonly ShownItem[]; names: ReadonlyMap<string, string> }) {
  const t = useTranslate();
  const format = useViewerFormat();
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="summary-timeline" className="v-summary-page__part">
      <Heading level={2} look={3} id="summary-timeline">
        {t('presentations.summary.timeline')}
      </Heading>
      <ol className="v-summary-page__timeline">
        {shown.map(({ kind, id, name, shownAt, times }) => (
          <li key={`${kind} ${id}`}>
            <time dateTime={shownAt}>{format.time(shownAt)}</time>
            <span className="v-summary-page__shown">
              {kind === 'slide'
                ? name
                : t('presentations.summary.heldUp', { name: names.get(id) ?? t('presentations.summary.oneProduct') })}
            </span>
            {times > 1 ? <span className="v-summary-page__times">{t('presentations.summary.times', { count: times })}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
