import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installTrustedTypes, withPageMessages } from '@vitrine/app-shell';
import { parseLocalePath } from '@vitrine/routing';
import { MESSAGE_AREAS } from './message-areas.ts';

installTrustedTypes();
const tree = await withPageMessages(
  <HydratedRouter />,
  parseLocalePath(location.pathname).locale.code,
  MESSAGE_AREAS,
  document.documentElement.dataset['pseudoLocale'],
);
startTransition(() => {
  hydrateRoot(document, <StrictMode>{tree}</StrictMode>);
});
