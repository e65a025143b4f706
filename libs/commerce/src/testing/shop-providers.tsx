import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ScreenProvider, SessionProvider, type SessionSummary, type ShellData, StoreClientProvider } from '@vitrine/app-shell';
import { I18nProvider } from '@vitrine/i18n/react';
import { UiProvider } from '@vitrine/ui';
import { messages } from './shop-texts.ts';

export interface ShopProvidersProps {
  children: ReactNode;
  /** A new one by default. */
  queries?: QueryClient | undefined;
  /** Who the visitor is, as far as it matters. */
  session?: Partial<SessionSummary> | undefined;
  shell?: Partial<ShellData> | undefined;
}

/** What an app puts around every page of the shop, in en-US and USD. */
export function ShopProviders({ children, queries, session, shell }: ShopProvidersProps) {
  const [ownQueries] = useState(() => new QueryClient());
  const data = {
    stamp: null,
    appOrigins: {},
    shopPages: {},
    navigation: { main: [], service: [], footer: [] },
    now: Date.now(),
    ...shell,
    session: { taxState: 'gross', ...session },
  } as unknown as ShellData;
  return (
    <I18nProvider locale="en-US" messages={messages} currency="USD">
      <QueryClientProvider client={queries ?? ownQueries}>
        <ScreenProvider>
          <StoreClientProvider locale="en-US" languageId={undefined}>
            <SessionProvider shell={data}>
              <UiProvider locale="en-US">{children}</UiProvider>
            </SessionProvider>
          </StoreClientProvider>
        </ScreenProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
