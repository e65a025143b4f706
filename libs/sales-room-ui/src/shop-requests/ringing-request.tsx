import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { findLocale } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { createGuideConsultationApi, isRoomError } from '@vitrine/sales-room-client/api';
import type { GuideConsultations } from '@vitrine/sales-room-protocol';
import { Button, Heading, Icon } from '@vitrine/ui';
import { guideAddress } from '../room/room-addresses.ts';
import { useClock } from '../room/use-clock.ts';
import { useRoomWarmUp } from '../screens/use-room-warm-up.ts';
import { AskedAbout } from './asked-about.tsx';

interface RingingRequestProps {
  request: GuideConsultations['requests'][number];
  now: number;
  onSay(type: 'danger' | 'info', message: string): void;
  /** Somebody else was faster, the shopper has gone, or it was put off. */
  onChanged(): Promise<void>;
}

/** Somebody asks now: for what, since when, in which language. Accepting leads into the room that is made for it. */
export function RingingRequest({ request: { id, name, locale, product, askedAt }, now, onSay, onChanged }: RingingRequestProps) {
  const t = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  // Who accepts stands in the room at once.
  useRoomWarmUp();
  const current = useClock(now);
  const [pending, setPending] = useState<'accept' | 'defer' | null>(null);
  const language = findLocale(locale)?.name ?? locale;

  const accept = async (): Promise<void> => {
    setPending('accept');
    try {
      const { path } = await createGuideConsultationApi().accept(id);
      await navigate(localePath(guideAddress(path)));
    } catch (error) {
      const code = isRoomError(error) ? error.code : 'internal';
      if (code === 'wrong-state') onSay('info', t('consultation.guide.taken', { name }));
      else if (code === 'not-found') onSay('info', t('consultation.guide.gone', { name }));
      else onSay('danger', t(`room.error.${code}`));
      setPending(null);
      await onChanged();
    }
  };
  const defer = async (): Promise<void> => {
    setPending('defer');
    try {
      await createGuideConsultationApi().defer(id);
      await onChanged();
    } catch {
      onSay('danger', t('consultation.guide.failed'));
      setPending(null);
    }
  };

  return (
    <article className="v-shop-request" aria-label={name} data-request={id}>
      <AskedAbout product={product} />
      <div className="v-shop-request__text">
        <Heading level={3} look={4}>
          {name}
        </Heading>
        <p>{product === null ? t('consultation.guide.noProduct') : product.name}</p>
        <ul className="v-shop-request__facts">
          <li>
            <Icon name="clock" size="text" /> <span>{t('consultation.guide.since', { time: format.relativeTime(askedAt, current) })}</span>
          </li>
          <li>
            <Icon name="globe" size="text" /> <span>{t('consultation.guide.language', { language })}</span>
          </li>
        </ul>
      </div>
      <div className="v-shop-request__actions">
        <Button
          variant="primary"
          icon="phone"
          isPending={pending === 'accept'}
          pendingLabel={t('consultation.guide.accepting')}
          aria-label={t('consultation.guide.acceptOf', { name })}
          onPress={() => void accept()}
        >
          {t('consultation.guide.accept')}
        </Button>
        <Button
          isPending={pending === 'defer'}
          pendingLabel={t('common.state.pending')}
          aria-label={t('consultation.guide.deferOf', { name })}
          onPress={() => void defer()}
        >
          {t('consultation.guide.defer')}
        </Button>
      </div>
    </article>
  );
}
