import { describe, expect, it } from 'vitest';
import { crossAppLink } from './cross-app-link.ts';
import { startUp } from './start-up.ts';

const languages = [
  { id: 'en', translationCode: { code: 'en-US' } },
  { id: 'de', translationCode: { code: 'de-DE' } },
];
const domains = [
  { url: 'https://shop.example/', languageId: 'en', currencyId: 'usd' },
  { url: 'https://shop.example/de-DE', languageId: 'de', currencyId: 'eur' },
];
const contextOf = (language: string, currency: string) => ({
  currency: { id: currency },
  context: { languageIdChain: [language] },
  salesChannel: { languageId: 'en', domains },
});

function ports(language: string, currency: string) {
  const events: string[] = [];
  let context = contextOf(language, currency);
  return {
    events,
    loadContext: async () => {
      events.push('context');
      await Promise.resolve();
      return context;
    },
    loadLanguages: async () => {
      events.push('languages');
      await Promise.resolve();
      return languages;
    },
    updateContext: async (patch: { languageId?: string; currencyId?: string }) => {
      events.push(`patch ${JSON.stringify(patch)}`);
      context = contextOf(patch.languageId ?? language, patch.currencyId ?? currency);
      return Promise.resolve();
    },
  };
}
const route = (locale: 'en-US' | 'de-DE' | 'en-GB') => ({ origin: 'https://shop.example', locale });

describe('start-up', () => {
  it('fetches context and languages in parallel', async () => {
    const store = ports('en', 'usd');
    const pending = startUp(store, route('en-US'));
    expect(store.events).toEqual(['context', 'languages']);
    await pending;
    expect(store.events).toHaveLength(2);
  });

  it('changes language and currency, then reads the context again, only where route and session differ', async () => {
    const store = ports('en', 'usd');
    const result = await startUp(store, route('de-DE'));
    expect(store.events.slice(2)).toEqual(['patch {"languageId":"de","currencyId":"eur"}', 'context']);
    expect(result).toMatchObject({ languageId: 'de', context: { currency: { id: 'eur' } } });
  });

  it('changes nothing because a language is not the default', async () => {
    const store = ports('de', 'eur');
    await startUp(store, route('de-DE'));
    expect(store.events).toEqual(['context', 'languages']);
  });

  it('only tells what differs while a page is rendered', async () => {
    const store = ports('en', 'eur');
    const result = await startUp({ loadContext: store.loadContext, loadLanguages: store.loadLanguages }, route('de-DE'));
    expect(result.patch).toEqual({ languageId: 'de' });
    expect(store.events).toEqual(['context', 'languages']);
  });

  it("keeps the session's language for a locale that the shop has neither as domain nor as language", async () => {
    expect(await startUp(ports('en', 'usd'), route('en-GB'))).toMatchObject({ languageId: 'en', domain: undefined, patch: {} });
  });
});

describe('links between the apps', () => {
  it.each([
    ['/presentation/spring', { locale: 'de-DE' }, '/de-DE/presentation/spring'],
    ['/presentation/spring?x=1#y', {}, '/presentation/spring?x=1#y'],
    ['/', { locale: 'de-DE' }, '/de-DE'],
    ['/?x=1', { locale: 'de-DE' }, '/de-DE?x=1'],
    ['/?x=1', {}, '/?x=1'],
    ['checkout', { locale: 'en-GB' }, '/en-GB/checkout'],
    ['//evil.example/x', {}, '/evil.example/x'],
    ['/\\evil.example', {}, '/evil.example'],
  ] as const)('%s with %o is %s', (path, options, expected) => {
    expect(crossAppLink(path, options)).toBe(expected);
  });

  it("name the app's own origin where the apps live on sibling subdomains", () => {
    const origins = { storefront: 'https://www.shop.example', 'sales-room': 'https://rooms.shop.example' };
    expect(crossAppLink('/guide/x', { locale: 'de-DE', origins })).toBe('https://rooms.shop.example/de-DE/guide/x');
    expect(crossAppLink('/checkout', { origins })).toBe('https://www.shop.example/checkout');
  });
});
