import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installTrustedTypes, withPageMessages } from '@vitrine/app-shell';
import { cmsTypesIn, preloadCmsViews } from '@vitrine/cms-blocks';
import { preloadProductPages } from '@vitrine/commerce';
import { parseLocalePath } from '@vitrine/routing';
import { cmsRegistry } from './cms-registry.ts';
import { MESSAGE_AREAS } from './message-areas.ts';
import { loadStylesByHand } from './page-styles.tsx';

installTrustedTypes();
preloadProductPages(cmsRegistry, document);
const [tree] = await Promise.all([
  withPageMessages(
    <HydratedRouter />,
    parseLocalePath(location.pathname).locale.code,
    MESSAGE_AREAS,
    document.documentElement.dataset['pseudoLocale'],
  ),
  preloadCmsViews(cmsRegistry, cmsTypesIn(document)),
  loadStylesByHand(),
]);
startTransition(() => {
  hydrateRoot(document, <StrictMode>{tree}</StrictMode>);
});
