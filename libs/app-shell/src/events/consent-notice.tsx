import { useEffect, useRef } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Button } from '@vitrine/ui';
import type { Consent } from './consent.ts';

export interface ConsentNoticeProps {
  /** Who gets the events. */
  recipient: string;
  /** What the visitor has said so far. */
  consent: Consent | undefined;
  /** The visitor has asked for it, so it takes the focus. */
  isAskedFor: boolean;
  onDecide: (consent: Consent) => void;
}

/** Asks whether the visitor may be counted. Both answers are as easy; it covers nothing that can't be scrolled into view, and takes no focus unasked. */
export function ConsentNotice({ recipient, consent, isAskedFor, onDecide }: ConsentNoticeProps) {
  const t = useTranslate();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor) section.current?.focus();
  }, [isAskedFor]);
  return (
    <section ref={section} tabIndex={-1} className="v-consent" aria-label={t('common.consent.label')}>
      <p>
        {t('common.consent.question', { name: recipient })}{' '}
        {consent === undefined ? null : <strong>{t(`common.consent.${consent}`)}</strong>}
      </p>
      <div className="v-consent__answers">
        <Button onPress={() => onDecide('denied')}>{t('common.consent.decline')}</Button>
        <Button onPress={() => onDecide('granted')}>{t('common.consent.allow')}</Button>
      </div>
    </section>
  );
}
