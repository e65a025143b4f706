import { sanitizeHtml } from '@vitrine/cms-blocks/sanitize';
import { renderToString } from 'react-dom/server';
import { buildCmsPage, byHand, ours } from './candidates.tsx';

/** What the benchmark calls on a server. */
export { buildCmsPage, byHand, ours, renderToString, sanitizeHtml };
