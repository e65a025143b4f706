import { renderToStaticMarkup } from 'react-dom/server';
import { pageOfPayloads, sanitize, view } from './page.tsx';

export const sanitizeAll = (payloads: readonly string[]): string[] => payloads.map((payload) => sanitize(payload));

/** A document as a server sends it, without scripts of its own. */
export const documentOf = (payloads: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payloads</title><link rel="icon" href="data:,"></head><body><div id="root">${renderToStaticMarkup(view(pageOfPayloads(payloads)))}</div></body></html>`;
