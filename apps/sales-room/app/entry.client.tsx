import './languages.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installTrustedTypes, onRouterError, withPageContext } from '@vitrine/app-shell';
import { brand } from '@vitrine/brand';
import { parseLocalePath } from '@vitrine/routing';
import { MESSAGE_AREAS } from './message-areas.ts';

installTrustedTypes();
const tree = await withPageContext(<HydratedRouter onError={onRouterError} />, {
  locale: parseLocalePath(location.pathname).locale.code,
  areas: MESSAGE_AREAS,
  brand,
  pseudoLocale: document.documentElement.dataset['pseudoLocale'],
});
startTransition(() => {
  hydrateRoot(document, <StrictMode>{tree}</StrictMode>);
});
