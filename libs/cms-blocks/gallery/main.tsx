import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '@vitrine/ui/styles.css';
import '../src/styles.css';
import { UiProvider } from '@vitrine/ui';
import { createRoot } from 'react-dom/client';
import { buildCmsPage, CmsPageErrorView, CmsPageView, createCmsRegistry } from '../src/index.ts';
import { sanitizeHtml } from '../src/sanitize.ts';
import { ALL_BLOCKS, CATEGORY, PRODUCT } from './all-blocks.ts';
import { galleryCommerce } from './commerce.tsx';

const PAGES: Readonly<Record<string, unknown>> = { all: ALL_BLOCKS, category: CATEGORY, product: PRODUCT };
const parameters = new URLSearchParams(location.search);
const scheme = parameters.get('scheme');
if (scheme) document.documentElement.dataset['scheme'] = scheme;

const registry = createCmsRegistry({ commerce: galleryCommerce });
const page = buildCmsPage(PAGES[parameters.get('page') ?? 'all'], { sanitize: sanitizeHtml });
const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <UiProvider locale="en-US">{page ? <CmsPageView page={page} registry={registry} context={{ href: (path) => path }} /> : <CmsPageErrorView />}</UiProvider>,
  );
}
