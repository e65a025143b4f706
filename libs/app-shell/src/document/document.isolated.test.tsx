import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Brand } from '../brand/brand.ts';
import { BrandProvider } from '../brand/brand-context.tsx';
import { MessagesProvider, type PageMessages, usePageMessages } from '../messages/messages.tsx';
import { withPageContext } from '../messages/page-context.tsx';
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
const BRAND: Brand = {
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  themeColor: { light: '#ffffff', dark: '#000000' },
  styleName: 'ohm',
  fonts: ['/text.woff2'],
};
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

  it('has the icon, the letters, the colors and the styles of the brand', () => {
    const html = renderToString(
      <BrandProvider brand={BRAND}>
        <MessagesProvider value={{ locale: 'en-US', messages: {} }}>
          <HtmlDocument manifest="/site.webmanifest">{null}</HtmlDocument>
        </MessagesProvider>
      </BrandProvider>,
    );
    expect(attribute(html, 'data-brand')).toBe('ohm');
    expect(html).toContain('<link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml"/>');
    expect(html).toContain('<link rel="preload" href="/text.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>');
    expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000"/>');
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>');
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
    const page = await withPageContext(<Reader />, { locale: 'de-DE', areas: ['common'], brand: BRAND, pseudoLocale });
    expect(renderToString(page)).toBe(`de-DE ${expected} true`);
  });

  const Claim = () => (usePageMessages().messages.common?.['footer'] as Record<string, string>)['claim'];
  it.each([
    ['en-US', 'Worn out.'],
    ['en-GB', 'Worn out.'],
    ['de-DE', 'Schöne Dinge, gezeigt von Menschen, die sie kennen.'],
  ])('are those of the brand where it has its own: %s', async (locale, claim) => {
    const brand: Brand = { ...BRAND, texts: { 'en-US': { common: { footer: { claim: 'Worn out.' } }, guide: {} } } };
    expect(renderToString(await withPageContext(<Claim />, { locale, areas: ['common'], brand }))).toBe(claim);
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
