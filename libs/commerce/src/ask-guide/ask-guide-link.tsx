import { useRef } from 'react';
import { useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Icon, Link } from '@vitrine/ui';
import type { GuidePresence } from './guide-presence.ts';
import { usePresenceText } from './use-presence-text.ts';
import { useWhenNear } from './use-when-near.ts';

/**
 * The way to a guide: a link that works without scripts. Once it is seen and the page is quiet, its second line says who is free, in the
 * same place. Nothing where the shop has no guides.
 */
export function AskGuideLink({ productId }: { productId?: string | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { hasGuides } = useShell();
  const placeRef = useRef<HTMLParagraphElement>(null);
  const presence = useWhenNear(placeRef, { isWanted: hasGuides === true, load: loadPresence });
  const said = usePresenceText(presence);
  if (hasGuides !== true) return null;
  return (
    <p ref={placeRef} className="v-ask-guide">
      <Icon name="chat" />
      <span className="v-ask-guide__text">
        <Link href={localePath('/ask') + (productId === undefined ? '' : `?product=${productId}`)} variant="standalone">
          {t('shop.guide.ask')}
        </Link>
        <span className="v-ask-guide__presence" data-presence={presence === null ? undefined : ''}>
          {said}
        </span>
      </span>
    </p>
  );
}

const loadPresence = async (signal: AbortSignal): Promise<GuidePresence | null> =>
  (await import('./guide-presence.ts')).loadGuidePresence(signal);
