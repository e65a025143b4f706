import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Analytics } from '../analytics/analytics.ts';
import type { Brand } from '../brand/brand.ts';
import { BrandProvider } from '../brand/brand-context.tsx';
import type { RestOptions } from '../input/rest.ts';
import { MessagesProvider, type PageMessages } from '../messages/messages.tsx';
import { PageScripts } from './page-scripts.tsx';

const ROUTER_SCRIPT = `import * as route0 from "/assets/root.js";
  window.__reactRouterManifest = {
    "url": "/assets/manifest.js   "
  };
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`;
/** The same without what is for readers alone. */
const SMALL_SCRIPT = `import * as route0 from "/assets/root.js";
window.__reactRouterManifest = {
"url": "/assets/manifest.js   "
};
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`;
let moduleScript = ROUTER_SCRIPT;

// What the router writes into a document needs a router: the same tags, in and out of fragments.
vi.mock(import('react-router'), async (load) => ({
  ...(await load()),
  Scripts: (() => (
    <>
      <link rel="modulepreload" href="/assets/root.js" />
      <>
        <link rel="modulepreload" href="/assets/react-AbC_123.js" />
        <link rel="stylesheet" href="/assets/root.css" />
      </>
      <div>
        <script dangerouslySetInnerHTML={{ __html: 'window.__reactRouterContext = {}' }} />
        <script type="module" dangerouslySetInnerHTML={{ __html: moduleScript }} />
        text
      </div>
    </>
  )) as never,
}));

const REST: RestOptions = { stamp: null, localeCookie: 'locale=de-DE', stored: [], channels: [], stylesAhead: [] };
const BRAND: Brand = { icons: [], themeColor: { light: '#ffffff', dark: '#000000' } };
const ANALYTICS: Analytics = { name: 'Counter', load: () => new Promise(() => undefined) };
const draw = (rest: RestOptions | undefined, { brand = BRAND, messages = {} }: { brand?: Brand; messages?: object } = {}) =>
  renderToStaticMarkup(
    <BrandProvider brand={brand}>
      <MessagesProvider value={{ locale: 'en-US', messages: messages as PageMessages['messages'] }}>
        <PageScripts rest={rest} />
      </MessagesProvider>
    </BrandProvider>,
  );
/** What a resting page's script is told. */
const factsOf = (html: string): Record<string, unknown> =>
  JSON.parse(/^\}, (\{.*\})\);<\/script>/m.exec(html)?.[1] ?? '{}') as Record<string, unknown>;

describe('the scripts of a page', () => {
  it('are as the router writes them, without its indentation, where the page does not rest', () => {
    const html = draw(undefined);
    expect(html).toContain('<link rel="modulepreload" href="/assets/root.js"/>');
    expect(html).toContain(`<script type="module">${SMALL_SCRIPT}</script>`);
  });

  it('are not loaded ahead where the page rests, and its script knows which those are', () => {
    const html = draw(REST);
    expect(html).not.toContain('modulepreload" ');
    expect(factsOf(html)).toMatchObject({
      files: ['/assets/root.js', '/assets/react-AbC_123.js'],
      floor: ['/assets/react-AbC_123.js'],
    });
  });

  it('of a page that rests wait in its module alone: all other tags are as they were', () => {
    const html = draw(REST);
    expect(html).toContain('await import("/assets/entry.js")');
    expect(html).not.toContain(`<script type="module">${SMALL_SCRIPT}`);
    expect(html).toContain('window.__reactRouterManifest = {\n"url": "/assets/manifest.js   "\n};');
    expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
    expect(html).toContain('<div><script>window.__reactRouterContext = {}</script>');
    expect(html).toMatch(/text<\/div>$/);
  });

  it('run at once where the router writes them in a way that nobody knows', () => {
    moduleScript = 'start();';
    expect(draw(REST)).toContain('<script type="module">start();</script>');
    moduleScript = ROUTER_SCRIPT;
  });

  it.each([
    [{}, ''],
    [{ common: { offline: 'no group' } }, ''],
    [{ common: { offline: { now: { one: 'no text' } } } }, ''],
    [{ common: { offline: { now: 'You are offline.' } } }, 'You are offline.'],
  ])('know what is said while the line is away: of %j %j', (messages, offline) =>
    expect(factsOf(draw(REST, { messages }))['offline']).toBe(offline),
  );

  it.each([
    [BRAND, false],
    [{ ...BRAND, analytics: ANALYTICS }, true],
  ])('know whether visitors who agree are counted: by %o %s', (brand, isCounted) =>
    expect(factsOf(draw(REST, { brand }))['isCounted']).toBe(isCounted),
  );
});
