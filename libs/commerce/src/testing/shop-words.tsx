import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { ScreenProvider, SessionProvider, type SessionSummary, type ShellData, StoreClientProvider } from '@vitrine/app-shell';
import { I18nProvider } from '@vitrine/i18n/react';
import { UiProvider } from '@vitrine/ui';
import { messages } from './shop-texts.ts';

/** A part of the shop as a server renders it, in en-US and USD, at an address. */
export function shopMarkup(part: ReactNode, session: Partial<SessionSummary> = {}, address = '/'): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => part }]);
  return renderToString(
    <I18nProvider locale="en-US" messages={messages} currency="USD">
      <QueryClientProvider client={new QueryClient()}>
        <ScreenProvider>
          <StoreClientProvider locale="en-US" languageId={undefined}>
            <SessionProvider shell={{ session: { taxState: 'gross', ...session } } as unknown as ShellData}>
              <UiProvider locale="en-US">
                <Stub initialEntries={[address]} />
              </UiProvider>
            </SessionProvider>
          </StoreClientProvider>
        </ScreenProvider>
      </QueryClientProvider>
    </I18nProvider>,
  ).replaceAll('<!-- -->', '');
}

/** The words of {@link shopMarkup}, one space between two. */
export const shopWords = (part: ReactNode, session?: Partial<SessionSummary>, address?: string): string =>
  shopMarkup(part, session, address)
    .replace(/<[^<>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
