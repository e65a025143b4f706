import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { missingGuide } from './missing-guide.ts';
import { roomAtom } from './room-atoms.ts';
import { RoomBanner } from './room-banner.tsx';

/** Whoever leads has lost the connection, or has gone: nobody is left to watch a slide in silence. */
export function GuideAwayBanner() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const missing = room === null ? null : missingGuide(room);
  if (missing === null) return null;
  return (
    <RoomBanner type="warning" what="guide-away">
      {missing.name === null ? t('room.guideAway.gone') : t('room.guideAway.text', { name: missing.name })}
    </RoomBanner>
  );
}
