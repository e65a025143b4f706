import { useState } from 'react';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { createGuideConsultationApi, isRoomError } from '@vitrine/sales-room-client/api';
import type { GuideConsultations } from '@vitrine/sales-room-protocol';
import { Button, Heading, Link } from '@vitrine/ui';
import { AskedAbout } from './asked-about.tsx';

interface LeftMessageProps {
  message: GuideConsultations['messages'][number];
  onSay(type: 'danger' | 'success', message: string): void;
  onChanged(): Promise<void>;
}

/** What somebody left while nobody was free: answered by e-mail, then done. */
export function LeftMessage({ message: { id, name, email, text, product, leftAt }, onSay, onChanged }: LeftMessageProps) {
  const t = useTranslate();
  const format = useFormat();
  const [isPending, setPending] = useState(false);
  const subject = product === null ? t('consultation.guide.subjectPlain') : t('consultation.guide.subject', { product: product.name });
  const finish = async (): Promise<void> => {
    setPending(true);
    try {
      await createGuideConsultationApi()
        .deleteMessage(id)
        .catch((error: unknown) => {
          // Another guide has dealt with it.
          if (!isRoomError(error) || error.code !== 'not-found') throw error;
        });
      onSay('success', t('consultation.guide.doneText', { name }));
      await onChanged();
    } catch {
      onSay('danger', t('consultation.guide.failed'));
      setPending(false);
    }
  };
  return (
    <article className="v-shop-request" aria-label={name} data-message={id}>
      <AskedAbout product={product} />
      <div className="v-shop-request__text">
        <Heading level={4} look={4}>
          {name}
        </Heading>
        {product === null ? null : <p>{product.name}</p>}
        <p className="v-shop-request__said">{text}</p>
        <p className="v-shop-request__facts">
          {email}
          {' · '}
          {format.dateTime(leftAt, 'short')}
        </p>
      </div>
      <div className="v-shop-request__actions">
        <Link
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
          variant="button-primary"
          icon="mail"
          aria-label={t('consultation.guide.answerOf', { name })}
        >
          {t('consultation.guide.answer')}
        </Link>
        <Button
          icon="check"
          isPending={isPending}
          pendingLabel={t('common.state.pending')}
          aria-label={t('consultation.guide.doneOf', { name })}
          onPress={() => void finish()}
        >
          {t('consultation.guide.done')}
        </Button>
      </div>
    </article>
  );
}
