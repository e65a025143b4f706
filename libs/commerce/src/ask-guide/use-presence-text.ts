import { useTranslate } from '@vitrine/i18n/react';
import { useLocale } from '@vitrine/routing/react-router';
import type { GuidePresence } from './guide-presence.ts';

/** Names that fit into a line; the others are guides all the same. */
const NAMED = 2;

/** One line about the guides: what the link is for until it is known who is free. */
export function usePresenceText(presence: GuidePresence | null): string {
  const t = useTranslate();
  const { code } = useLocale();
  if (presence === null) return t('shop.guide.hint');
  const { names, busyGuides, waiting } = presence;
  if (waiting > 0 && waiting >= names.length) return t('shop.guide.waiting', { count: waiting });
  if (names.length > 0) {
    const list = new Intl.ListFormat(code, { type: 'conjunction' }).format(names.slice(0, NAMED));
    return t('shop.guide.free', { count: Math.min(names.length, NAMED), names: list });
  }
  return t(busyGuides > 0 ? 'shop.guide.busy' : 'shop.guide.nobody');
}
