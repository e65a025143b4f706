import { useTranslate } from '@vitrine/i18n/react';
import type { ImportOutcome } from '@vitrine/sales-room-protocol';
import { Heading } from '@vitrine/ui';

/** What a file would do, in words. */
export function ImportPlan({ made, changed, unchanged }: ImportOutcome) {
  const t = useTranslate();
  const lines = [
    made > 0 ? t('presentations.import.made', { count: made }) : null,
    changed > 0 ? t('presentations.import.changed', { count: changed }) : null,
    unchanged > 0 ? t('presentations.import.unchanged', { count: unchanged }) : null,
    made + changed === 0 ? t('presentations.import.nothing') : null,
  ].filter((line) => line !== null);
  return (
    <section className="v-import__plan">
      <Heading level={2} look={4}>
        {t('presentations.import.wouldTitle')}
      </Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
