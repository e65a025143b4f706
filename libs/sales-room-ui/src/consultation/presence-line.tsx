import { useTranslate } from '@vitrine/i18n/react';
import type { ConsultationPresence } from '@vitrine/sales-room-protocol';
import { Avatar } from '@vitrine/ui';
import { useGuideNames } from './use-guide-names.ts';

/** Faces that are shown beside each other. */
const FACES = 3;

/** Who is there, and how many wait. Says nothing where nobody is there. */
export function PresenceLine({ presence: { guides, busyGuides, waiting } }: { presence: ConsultationPresence }) {
  const t = useTranslate();
  const names = useGuideNames(guides);
  if (guides.length === 0 && busyGuides === 0) return null;
  return (
    <div className="v-guides-present">
      {guides.length === 0 ? null : (
        <span className="v-guides-present__faces" aria-hidden="true">
          {guides.slice(0, FACES).map(({ name, portraitUrl }, index) => (
            <Avatar key={`${name} ${index}`} name={name} src={portraitUrl} isDecorative />
          ))}
        </span>
      )}
      <p className="v-guides-present__text">
        <span className="v-guides-present__names">
          {guides.length > 0
            ? t('consultation.ask.free', { count: guides.length, names })
            : t('consultation.ask.busy', { count: busyGuides })}
        </span>
        {waiting > 0 ? <span>{t('consultation.ask.waiting', { count: waiting })}</span> : null}
      </p>
    </div>
  );
}
