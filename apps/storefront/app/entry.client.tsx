import './languages.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installTrustedTypes, onRouterError, withPageContext } from '@vitrine/app-shell';
import { brand } from '@vitrine/brand';
import { cmsTypesIn, preloadCmsViews } from '@vitrine/cms-blocks';
import { preloadProductPages } from '@vitrine/commerce';
import { parseLocalePath } from '@vitrine/routing';
import { cmsRegistry } from './cms-registry.ts';
import { MESSAGE_AREAS } from './message-areas.ts';
import { loadStylesByHand } from './page-styles.tsx';

installTrustedTypes();
preloadProductPages(cmsRegistry, document);
const [tree] = await Promise.all([
  withPageContext(<HydratedRouter onError={onRouterError} />, {
    locale: parseLocalePath(location.pathname).locale.code,
    areas: MESSAGE_AREAS,
    brand,
    pseudoLocale: document.documentElement.dataset['pseudoLocale'],
  }),
  preloadCmsViews(cmsRegistry, cmsTypesIn(document)),
  loadStylesByHand(),
]);
startTransition(() => {
  hydrateRoot(document, <StrictMode>{tree}</StrictMode>);
});
