import { useEffect, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { VisuallyHidden } from '@vitrine/ui';
import { useHeardCaptions } from './use-heard-captions.ts';

/** Milliseconds for which it is said that nobody is captioned. */
const NOTE_STAY_MS = 8_000;

/** What others say, over the lower part of the stage: the end of it, in two lines. Screen readers are told of whole sentences only. */
export function CaptionBox() {
  const t = useTranslate();
  const { speakers, log, hasHeard } = useHeardCaptions();
  const isNoteDue = useNote();
  return (
    <div className="v-captions" data-testid="captions">
      {speakers.length > 0 ? (
        <div className="v-captions__box" aria-hidden="true">
          {speakers.map(({ attendeeId, name, language, sentences }) => (
            <div key={attendeeId} className="v-captions__speaker">
              <span className="v-captions__name" dir="auto">
                {name}
              </span>
              <div className="v-captions__lines">
                <p lang={language} dir="auto">
                  {sentences.map(({ text }) => text).join(' ')}
                </p>
              </div>
            </div>
          ))}
        </div>
      ) : null}
      <p role="status" className={isNoteDue && !hasHeard ? 'v-captions__box' : undefined}>
        {isNoteDue && !hasHeard ? t('room.captions.none') : ''}
      </p>
      <VisuallyHidden>
        <span role="log" aria-label={t('room.captions.label')} aria-live="polite">
          {log.map(({ key, name, text, language }) => (
            <span key={key}>
              <bdi>{name}</bdi>: <bdi lang={language}>{text}</bdi>
            </span>
          ))}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** Whether it is to be said that there are no captions: for a while after they were turned on. */
function useNote(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    setDue(true);
    const timer = setTimeout(() => setDue(false), NOTE_STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
