import { useEffect, useRef, useState } from 'react';
import { useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { isPrefetchAllowed, useLocalePath } from '@vitrine/routing/react-router';
import { Icon, Link } from '@vitrine/ui';
import type { GuidePresence } from './guide-presence.ts';
import { usePresenceText } from './use-presence-text.ts';

/** Longest wait for a quiet moment, in milliseconds. */
const IDLE_TIMEOUT_MS = 4_000;

/**
 * The way to a guide: a link that works without scripts. Once it is seen and the page is quiet, its second line says who is free, in the
 * same place. Nothing where the shop has no guides.
 */
export function AskGuideLink({ productId }: { productId?: string | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { hasGuides } = useShell();
  const placeRef = useRef<HTMLParagraphElement>(null);
  const presence = useGuidePresence(placeRef, hasGuides === true);
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

/** Who is free; null until it is known. Nobody's line is used for it who spares theirs, or who does not see the link. */
function useGuidePresence(placeRef: { readonly current: HTMLElement | null }, isWanted: boolean): GuidePresence | null {
  const [presence, setPresence] = useState<GuidePresence | null>(null);
  useEffect(() => {
    const place = placeRef.current;
    if (!isWanted || place === null || typeof IntersectionObserver === 'undefined' || !isPrefetchAllowed()) return;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const { loadGuidePresence } = await import('./guide-presence.ts');
      const found = await loadGuidePresence(controller.signal);
      if (found !== null && !controller.signal.aborted) setPresence(found);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const start = (): void => void load().catch(() => undefined);
      if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
      else setTimeout(start, 1);
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [placeRef, isWanted]);
  return presence;
}
