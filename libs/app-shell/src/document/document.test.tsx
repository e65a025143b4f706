import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { MessagesProvider, type PageMessages, usePageMessages } from '../messages/messages.tsx';
import { withPageMessages } from '../messages/render-messages.tsx';
import { SessionProvider, useShell } from '../visitor/session-context.tsx';
import type { ShellData } from '../visitor/shell-data.ts';
import { HtmlDocument } from './document.tsx';
import { NonceContext } from './nonce.ts';

// What the router writes into a document needs a router; this is about the rest of it.
vi.mock(import('react-router'), async (load) => {
  const nothing = (() => null) as never;
  return { ...(await load()), Links: nothing, Meta: nothing, Scripts: nothing, ScrollRestoration: nothing, useMatches: () => [] as never };
});

const open = (page: Partial<PageMessages> = {}, nonce = 'n') =>
  renderToString(
    <MessagesProvider value={{ locale: 'en-US', messages: {} as PageMessages['messages'], ...page }}>
      <NonceContext value={nonce}>
        <HtmlDocument>
          <main>Vases</main>
        </HtmlDocument>
      </NonceContext>
    </MessagesProvider>,
  );
const attribute = (html: string, name: string) => new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

describe('the document of a page', () => {
  it.each<[Partial<PageMessages>, string | undefined, string | undefined]>([
    [{}, 'ltr', undefined],
    [{ locale: 'de-DE' }, 'ltr', undefined],
    [{ locale: 'xx-XX' as never }, 'ltr', undefined],
    [{ pseudoLocale: 'rtl' }, 'rtl', 'rtl'],
  ])('with %o runs %s', (page, direction, pseudo) => {
    expect([attribute(open(page), 'dir'), attribute(open(page), 'data-pseudo-locale')]).toEqual([direction, pseudo]);
  });

  it('says its language, also one that the shop has not', () => {
    expect(attribute(open({ locale: 'de-DE' }), 'lang')).toMatch(/^de/);
    expect(attribute(open({ locale: 'xx-XX' as never }), 'lang')).toBe('xx-XX');
  });

  it('has its content, and a first script that carries its nonce', () => {
    const html = open({}, 'abc');
    expect(html).toContain('<main>Vases</main>');
    expect(/<script[^>]*nonce="abc"/.test(html)).toBe(true);
  });
});

describe('the texts of a page', () => {
  const Reader = () => {
    const { locale, pseudoLocale, messages } = usePageMessages();
    return `${locale} ${pseudoLocale ?? 'none'} ${Object.keys(messages).length > 0}`;
  };
  it.each([
    ['rtl', 'rtl'],
    ['klingon', 'none'],
    [undefined, 'none'],
  ])('are those of its locale; tried in the language %s: %s', async (pseudoLocale, expected) => {
    expect(renderToString(await withPageMessages(<Reader />, 'de-DE', ['common'], pseudoLocale))).toBe(`de-DE ${expected} true`);
  });

  it('are asked for inside their provider alone', () => expect(() => renderToString(<Reader />)).toThrow('Texts are missing'));
});

describe('what every page knows of the visitor', () => {
  const Reader = (): ReactNode => useShell().locale;
  it('is known after start-up, and not before', () => {
    const at = (shell: ShellData | null) =>
      renderToString(
        <SessionProvider shell={shell}>
          <Reader />
        </SessionProvider>,
      );
    expect(at({ locale: 'de-DE' } as ShellData)).toBe('de-DE');
    expect(() => at(null)).toThrow('after start-up');
  });
});
