import { html, raw } from 'hono/html';
import type { LocaleCode } from '../catalogue/market-model.ts';

/** What `html` makes: text in it is escaped, markup made by `html` is not. */
export type Markup = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: light-dark(#f6f3ee, #16140f); color: light-dark(#221f1a, #f2eee6); }
main { inline-size: min(var(--width, 28rem), calc(100% - 2rem)); margin-block: 2rem; padding: 2rem; box-sizing: border-box; border: 1px solid light-dark(#d9d2c6, #3b372f); border-radius: 0.75rem; background: light-dark(#fffdf9, #1f1c16); overflow-wrap: anywhere; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; }
h2 { margin: 0; font-size: 1.125rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1.5rem 0; }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 0.75rem; }
button { min-block-size: 2.75rem; padding-inline: 1.25rem; font: inherit; font-weight: 600; border: 1px solid currentColor; border-radius: 0.5rem; background: transparent; color: inherit; cursor: pointer; }
button[value='paid'] { background: light-dark(#1f4d3a, #bfe3d0); border-color: transparent; color: light-dark(#ffffff, #10261c); }
:focus-visible { outline: 3px solid light-dark(#1f4d3a, #bfe3d0); outline-offset: 2px; }
a { color: light-dark(#1f4d3a, #bfe3d0); display: inline-flex; align-items: center; min-block-size: 2.75rem; }
article { padding-block: 1.25rem; border-block-start: 1px solid light-dark(#d9d2c6, #3b372f); }
article p { margin: 0.5rem 0 0; white-space: pre-line; }
.meta { color: light-dark(#6b6459, #b3ab9d); font-size: 0.875rem; }
`;

/** No scripts, no frames, nothing from elsewhere. */
const HEADERS = {
  'content-type': 'text/html; charset=UTF-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

export interface PageOptions {
  locale: LocaleCode;
  title: string;
  content: Markup | Markup[];
  status?: number;
  /** Of the page's only column, in rem. */
  width?: number;
}

/** A page of the demo store's own: what a payment provider and a mail program would show. */
export async function page(options: PageOptions): Promise<Response> {
  const markup = await html`<!doctype html>
    <html lang="${options.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${options.title}</title>
        <style>
          ${raw(STYLE)}:root {
            --width: ${options.width ?? 28}rem;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${options.title}</h1>
          ${options.content}
        </main>
      </body>
    </html>`;
  return new Response(String(markup), { status: options.status ?? 200, headers: HEADERS });
}
