import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Button, Notice, Spinner } from '@vitrine/ui';
import { countFaults } from './fault-groups.ts';
import { languageNames } from './fault-line.tsx';
import type { Rehearsal } from './use-rehearsal.ts';

/** What the check has found, in one line that is also spoken, and another check. */
export function RehearsalSummary({ rehearsal, slideCount }: { rehearsal: Rehearsal; slideCount: number }) {
  const t = useTranslate();
  const { isChecking, check } = rehearsal;
  return (
    <div className="v-rehearsal__summary">
      <div role="status" className="v-rehearsal__result">
        {isChecking ? (
          <p className="v-rehearsal__checking">
            <Spinner label={t('presentations.rehearsal.checking', { count: slideCount })} isLabelShown />
          </p>
        ) : (
          <Result rehearsal={rehearsal} />
        )}
      </div>
      <Button icon="refresh" isPending={isChecking} onPress={check}>
        {t('presentations.rehearsal.again')}
      </Button>
    </div>
  );
}

function Result({ rehearsal: { found, problem } }: { rehearsal: Rehearsal }) {
  const t = useTranslate();
  const format = useFormat();
  if (problem !== undefined)
    return (
      <Notice type="danger" title={t('presentations.rehearsal.failedTitle')}>
        {problem === 'store-unavailable' ? t('presentations.rehearsal.storeAway') : t(`room.error.${problem}`)}
      </Notice>
    );
  if (found === undefined) return null;
  const counted = countFaults(found.slides);
  const looked = t('presentations.rehearsal.looked', { languages: format.list(languageNames(found.locales)) });
  if (counted.faults === 0)
    return (
      <Notice type="success" title={t('presentations.rehearsal.fine')}>
        {looked}
      </Notice>
    );
  return (
    <Notice
      type="warning"
      title={t('presentations.rehearsal.summary', {
        faults: t('presentations.rehearsal.faults', { count: counted.faults }),
        slides: t('presentations.rehearsal.slides', { count: counted.slides }),
      })}
    >
      {looked}
    </Notice>
  );
}
