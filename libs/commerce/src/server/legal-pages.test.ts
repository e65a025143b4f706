import { describe, expect, it } from 'vitest';
import type { Brand } from '@vitrine/app-shell';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { MessageTree } from '@vitrine/i18n';
import type { RequestSession } from '@vitrine/session/server';
import { loadAccessibility, loadLegalTexts } from './legal-pages.ts';

const brand: Pick<Brand, 'texts'> = {
  texts: {
    'en-US': { legal: { accessibility: { title: 'Open to all' }, withdrawal: { title: 'Changed your mind?' } }, common: { footer: {} } },
    'en-GB': { legal: { withdrawal: { title: 'Changed your mind, then?' } } },
    'de-DE': { legal: { accessibility: { title: 'Für alle' } } },
  },
};
const titlesOf = (texts: Partial<Record<string, MessageTree>>) =>
  ['withdrawal', 'accessibility'].map((page) => (texts['legal']?.[page] as MessageTree)['title']);

describe('the texts of a legal page', () => {
  it.each([
    ['en-US', 'Changed your mind?', 'Open to all'],
    ['en-GB', 'Changed your mind, then?', 'Open to all'],
    ['de-DE', 'Vertrag widerrufen', 'Für alle'],
  ] as const)('are the merchant’s own where there are some, else the shop’s: %s', async (locale, withdrawal, accessibility) => {
    const texts = await loadLegalTexts({ locale }, { brand });
    expect(titlesOf(texts)).toEqual([withdrawal, accessibility]);
    expect(Object.keys(texts), 'and of no other area').toEqual(['legal']);
    const session = { locale, shared: { navigation: async () => [] } } as unknown as RequestSession;
    expect((await loadAccessibility(createRequestScope(session), { brand })).texts).toEqual(texts);
  });

  it('are the shop’s without any of the merchant’s', async () => {
    expect(titlesOf(await loadLegalTexts({ locale: 'en-GB' }, { brand: {} }))).toEqual([
      'Withdraw from contract',
      'Accessibility statement',
    ]);
  });
});
