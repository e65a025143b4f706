import { use, useEffect, useRef, useState } from 'react';
import { useMatches } from 'react-router';
import { type AppName, listenToPages, tellPages, writeScriptCookie } from '@vitrine/session';
import type { Analytics, EventAdapter } from '../analytics/analytics.ts';
import { usePageMessages } from '../messages/messages.tsx';
import { ShellContext } from '../visitor/session-context.tsx';
import { ASK_CONSENT_EVENT, type Consent, CONSENT_CHANNEL, readConsent } from './consent.ts';
import { ConsentNotice } from './consent-notice.tsx';
import type { EventBus } from './event-bus.ts';
import { listenToErrors } from './page-errors.ts';
import { publicPath } from './public-path.ts';
import { listenToVitals } from './web-vitals.ts';

export interface EventKeeperProps {
  app: AppName;
  analytics: Analytics;
  bus: EventBus;
}

/** Asks whether a visitor may be counted, and hands events to the brand's analytics for as long as they may. */
export function EventKeeper({ app, analytics, bus }: EventKeeperProps) {
  const { consent, decide } = useConsent();
  const isAsked = useAsked();
  useAdapter({ app, analytics, bus }, consent);
  usePageViews(bus, consent);
  // A room has no place for a question: it counts whoever has agreed in the shop.
  const isOpen = app === 'storefront' && (consent === undefined || isAsked.value);
  if (!isOpen) return null;
  return (
    <ConsentNotice
      recipient={analytics.name}
      consent={consent}
      isAskedFor={isAsked.value}
      onDecide={(next) => {
        decide(next);
        isAsked.end();
      }}
    />
  );
}

/** What the visitor has said, here or on another page of this browser. */
function useConsent() {
  const [consent, setConsent] = useState(() => readConsent(document.cookie));
  const domain = use(ShellContext)?.cookieDomain ?? undefined;
  useEffect(() => {
    const read = (): void => setConsent(readConsent(document.cookie));
    return listenToPages(CONSENT_CHANNEL, read, { onReturn: read });
  }, []);
  return {
    consent,
    decide(next: Consent): void {
      writeScriptCookie('consent', next, domain);
      // As the browser has it: one that keeps no cookies is asked again with the next page, and counted on none.
      setConsent(readConsent(document.cookie) ?? 'denied');
      tellPages(CONSENT_CHANNEL);
    },
  };
}

/** Whether the visitor wants to look at the question again. */
function useAsked() {
  const [value, setValue] = useState(false);
  useEffect(() => {
    const ask = (): void => setValue(true);
    addEventListener(ASK_CONSENT_EVENT, ask);
    return () => removeEventListener(ASK_CONSENT_EVENT, ask);
  }, []);
  return { value, end: () => setValue(false) };
}

/** The brand's analytics get the events while the visitor agrees; what they have stored goes when that ends. */
function useAdapter({ app, analytics, bus }: EventKeeperProps, consent: Consent | undefined): void {
  const { locale } = usePageMessages();
  const adapter = useRef<EventAdapter>(undefined);
  const context = useRef({ app, locale });
  useEffect(() => {
    context.current = { app, locale };
  }, [app, locale]);
  const isGranted = consent === 'granted';
  useEffect(() => {
    if (!isGranted) {
      bus.forget();
      guarded(() => adapter.current?.stop?.());
      adapter.current = undefined;
      return undefined;
    }
    bus.expect();
    let isOver = false;
    const ends: (() => void)[] = [];
    analytics.load().then(
      (loaded) => {
        if (isOver) return;
        adapter.current = loaded;
        ends.push(
          bus.listen((event) => guarded(() => loaded.send(event, context.current))),
          listenToErrors(bus.tell),
        );
        listenToVitals(bus.tell);
      },
      (error: unknown) => {
        bus.forget();
        console.error('The code of the analytics did not come', error);
      },
    );
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }, [isGranted, analytics, bus]);
}

/** A shop goes on where its analytics fail. */
function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error('The analytics failed', error);
  }
}

/** Tells of each page once, also of the one on which the visitor agrees. */
function usePageViews(bus: EventBus, consent: Consent | undefined): void {
  const { pathname = '/', params = {} } = useMatches().at(-1) ?? {};
  const path = publicPath(pathname, params);
  const isGranted = consent === 'granted';
  useEffect(() => {
    if (isGranted) bus.tell({ name: 'page.viewed', path });
  }, [bus, isGranted, path, pathname]);
}
