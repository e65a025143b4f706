import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pageOfPayloads, sanitize, view } from './page.tsx';

/** What the test calls: the sanitiser, and the renderer, both running in the browser. */
Object.assign(window, {
  sanitizeAll: (payloads: readonly string[]) => payloads.map((payload) => sanitize(payload) as string),
  renderAll(payloads: readonly string[]) {
    const container = document.getElementById('root');
    if (!container) throw new Error('There is no place for the page.');
    flushSync(() => createRoot(container).render(view(pageOfPayloads(payloads))));
  },
});
document.documentElement.dataset['ready'] = 'true';
