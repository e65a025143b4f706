import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import type { SessionSummary } from '@vitrine/app-shell';
import { ShopProviders } from './shop-providers.tsx';

/** A part of the shop as a server renders it, in en-US and USD, at an address. */
export function shopMarkup(part: ReactNode, session: Partial<SessionSummary> = {}, address = '/'): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => part }]);
  return renderToString(
    <ShopProviders session={session}>
      <Stub initialEntries={[address]} />
    </ShopProviders>,
  ).replaceAll('<!-- -->', '');
}

/** The words of {@link shopMarkup}, one space between two. */
export const shopWords = (part: ReactNode, session?: Partial<SessionSummary>, address?: string): string =>
  shopMarkup(part, session, address)
    .replace(/<[^<>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
