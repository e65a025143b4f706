import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import type { AppName } from '@vitrine/session';
import type { ShopEvent } from '../analytics/shop-event.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useHydrated } from '../screen/use-hydrated.ts';
import { readConsent } from './consent.ts';
import { createEventBus, type EventBus } from './event-bus.ts';

/** Where no brand counts, events go nowhere. */
const EventBusContext = createContext<EventBus>(createEventBus());

const EventKeeper = lazy(async () => ({ default: (await import('./event-keeper.tsx')).EventKeeper }));

/** A bus for this page: whoever has agreed before is counted from the first event on. */
function createPageBus(isCounted: boolean): EventBus {
  const bus = createEventBus();
  if (isCounted && typeof document !== 'undefined' && readConsent(document.cookie) === 'granted') bus.expect();
  return bus;
}

/** Brings the events of a page to the brand's analytics, once the visitor has agreed. Without analytics there is nothing to agree to. */
export function ShopEvents({ app, children }: { app: AppName; children: ReactNode }) {
  const { analytics } = useBrand();
  const isHydrated = useHydrated();
  const [bus] = useState(() => createPageBus(analytics !== undefined));
  return (
    <EventBusContext value={bus}>
      {children}
      {analytics !== undefined && isHydrated ? (
        <Suspense fallback={null}>
          <EventKeeper app={app} analytics={analytics} bus={bus} />
        </Suspense>
      ) : null}
    </EventBusContext>
  );
}

/** Tells of something that has happened: in an effect or after a press, never while drawing. */
export function useTellEvent(): (event: ShopEvent) => void {
  return use(EventBusContext).tell;
}
