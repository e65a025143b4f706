import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { EmptyState, Link } from '@vitrine/ui';
import type { RoomPageData } from '../room/room-page-data.ts';
import { useRoomLinks } from '../room/use-room-links.ts';
import { useRoomWarmUp } from './use-room-warm-up.ts';

/** Longest wait of one timer in milliseconds; browsers end longer ones at once. */
const LONGEST_TIMER = 2_000_000_000;

/** Too early: when it opens, counted down. The page goes on by itself when it does. */
export function NotStartedScreen({ path, entry, now }: RoomPageData) {
  const t = useTranslate();
  const format = useFormat();
  useRoomWarmUp();
  const links = useRoomLinks(path);
  const opensAt = entry.appointment?.accessibleFrom ?? null;
  const current = useClock(now);
  useReloadAt(opensAt);
  return (
    <EmptyState
      icon="clock"
      headingLevel={1}
      title={t('room.notStarted.title')}
      actions={
        <Link href={links.shop} variant="button-secondary">
          {t('room.ended.toShop')}
        </Link>
      }
    >
      {opensAt === null ? null : (
        <>
          <p>{t('room.notStarted.text', { name: entry.appointment?.name ?? '', date: format.dateTime(opensAt, 'long') })}</p>
          <p className="v-room-countdown" role="timer">
            {t('room.notStarted.countdown', { time: format.relativeTime(opensAt, current) })}
          </p>
        </>
      )}
    </EmptyState>
  );
}

/** The server's time first, then this browser's, each second. */
function useClock(initial: number): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Asks the guards again at a moment, and each half minute after it until they let the visitor on. */
export function useReloadAt(moment: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (moment === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = Date.parse(moment) - Date.now();
      timer = setTimeout(
        () => {
          if (Date.parse(moment) <= Date.now()) void revalidate();
          wait();
        },
        left > 0 ? Math.min(left + 250, LONGEST_TIMER) : 30_000,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [moment, revalidate]);
}
