import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { EmptyState, Link } from '@vitrine/ui';
import type { RoomPageData } from '../room/room-page-data.ts';
import { useClock } from '../room/use-clock.ts';
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
  const countdown = (at: number): string => t('room.notStarted.countdown', { time: format.relativeTime(opensAt ?? at, at) });
  // The page's own, as the server drew it: what changes later changes by scripts.
  const [restsFor] = useState(() => (opensAt === null ? undefined : sameTextFor(countdown, now, Date.parse(opensAt))));
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
          <p className="v-room-countdown" role="timer" data-rests-for={restsFor}>
            {countdown(current)}
          </p>
        </>
      )}
    </EmptyState>
  );
}

/** For how many milliseconds a text that counts down stays as it is: the page may rest for as long. */
function sameTextFor(textAt: (moment: number) => string, from: number, until: number): number {
  const text = textAt(from);
  let [same, other] = [0, Math.max(until - from, 0)];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (textAt(from + middle) === text) same = middle;
    else other = middle;
  }
  return other;
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
