// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreApiClient } from '@vitrine/store-api-client';
import { StoreClientProvider, useBrowserStoreClient } from './store-client.tsx';

vi.mock(import('@vitrine/store-api-client'), async (load) => ({
  ...(await load()),
  createStoreApiClient: vi.fn((options: unknown) => ({ options }) as never),
}));

let client: () => StoreApiClient;
const Reader = () => {
  client = useBrowserStoreClient();
  return null;
};
const root = createRoot(document.createElement('div'));
const show = (locale: string, languageId?: string) =>
  act(async () =>
    root.render(
      <StoreClientProvider locale={locale} languageId={languageId}>
        <Reader />
      </StoreClientProvider>,
    ),
  );
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

describe('the store client of a page', () => {
  it('calls the relay of its own origin in the language of the page', async () => {
    await show('de-DE', 'language');
    const first = client();
    expect(first).toMatchObject({ options: { relay: true, languageId: 'language' } });
    await show('de-DE', 'language');
    expect(client(), 'it is one as long as the language is').toBe(first);
    await show('en-US', 'other');
    expect(client()).toMatchObject({ options: { languageId: 'other' } });
  });

  it.each(['xx-XX', ''])('is none in a language that the shop has not: "%s"', async (locale) => {
    await show(locale);
    expect(() => client()).toThrow('inside StoreClientProvider');
  });

  it('is none on a server, and none without its provider', () => {
    vi.stubGlobal('window', undefined);
    renderToString(
      <StoreClientProvider locale="de-DE" languageId={undefined}>
        <Reader />
      </StoreClientProvider>,
    );
    expect(() => client()).toThrow('inside StoreClientProvider');
    renderToString(<Reader />);
    expect(() => client()).toThrow('inside StoreClientProvider');
  });
});
