import { useHydrated, useShell } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useMerchant } from '../legal/merchant.tsx';
import type { DeliveryDates, DeliveryStart } from './delivery-dates.ts';

const DAY_MS = 86_400_000;

/** What a page promises of arrivals, from the day that the server has: both renderings agree. A page that is kept for longer goes on to the browser's own. */
export function useDelivery() {
  const t = useTranslate();
  const format = useFormat();
  const { orderCutOff } = useMerchant();
  const { now: served } = useShell();
  const now = useHydrated() ? Math.max(served, Date.now()) : served;
  const start: DeliveryStart = { now, timeZone: format.timeZone, cutOff: orderCutOff };
  return {
    start,
    /** When something arrives. */
    arrival({ from, to }: DeliveryDates): string {
      const [first, last] = [format.day(from, now), format.day(to, now)];
      return first === last ? t('shop.delivery.arrivesOn', { date: first }) : t('shop.delivery.arrives', { from: first, to: last });
    },
    /** The day from which on there is stock again. */
    restock: (days: number): string => t('shop.delivery.restock', { date: format.day(now + days * DAY_MS, now) }),
  };
}
