import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createHtmlSanitizer } from '../../src/browser-sanitize.ts';
import { pageOfPayloads, sanitize, view } from './page.tsx';

const ownSanitize = createHtmlSanitizer({ href: (path) => path });

/** What the test calls: the sanitisers, and the renderer, all running in the browser. */
Object.assign(window, {
  sanitizeAll: (payloads: readonly string[]) => payloads.map((payload) => sanitize(payload) as string),
  sanitizeAllByOwnParser: (payloads: readonly string[]) => payloads.map((payload) => ownSanitize(payload) as string),
  renderAll(payloads: readonly string[], byOwnParser = false) {
    const container = document.getElementById('root');
    if (!container) throw new Error('There is no place for the page.');
    flushSync(() => createRoot(container).render(view(pageOfPayloads(payloads, byOwnParser ? ownSanitize : undefined))));
  },
});
document.documentElement.dataset['ready'] = 'true';
