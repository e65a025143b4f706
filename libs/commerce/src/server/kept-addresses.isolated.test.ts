import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestSession } from '@vitrine/session/server';
import { createStoreApiClient } from '@vitrine/store-api-client';

const PAGE = { routeName: 'frontend.navigation.page', foreignKey: 'b'.repeat(32) } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

it("a page's address in another language is asked for anew after five minutes", async () => {
  // Its clock is the one of when it is loaded.
  const { otherAddresses } = await import('./page-addresses.ts');
  let asked = 0;
  const session = {
    client: createStoreApiClient({
      endpoint: 'https://store.example',
      accessKey: 'k',
      fetch: async () => {
        asked += 1;
        return Response.json({ elements: [], total: 0 });
      },
    }),
    locale: 'en-US',
    salesChannel: { navigationCategoryId: 'a'.repeat(32), domains: [] },
    shared: { languages: async () => [{ id: 'd'.repeat(32), translationCode: { code: 'de-DE' } }] },
  } as unknown as RequestSession;
  const ask = () => otherAddresses(session, PAGE, 'https://shop.example');
  const begun = Date.now();
  for (const [after, calls] of [
    [0, 1],
    [299_999, 1],
    [300_000, 2],
  ] as const) {
    vi.setSystemTime(begun + after);
    await ask();
    expect(asked, `after ${after} ms`).toBe(calls);
  }
});
