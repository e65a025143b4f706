import type { RouterContextProvider } from 'react-router';
import { findLocale, localePath, SHOP_LOCALES } from '@vitrine/routing';
import type { Brand } from '../brand/brand.ts';
import { webManifest } from '../brand/web-manifest.ts';
import { shopNameOf } from './load-shell.ts';
import { startedScope } from './request-scope.ts';

/** Seconds for which a manifest may be kept: a brand changes with a new build. */
const KEPT_S = 3_600;

/** The shop's manifest in the language of its address, under the brand's name or the store's. */
export function loadWebManifest(context: Readonly<RouterContextProvider>, brand: Brand): Response {
  const { session } = startedScope(context);
  const locale = findLocale(session.locale, SHOP_LOCALES);
  const manifest = webManifest(brand, {
    name: brand.name ?? shopNameOf(session),
    lang: locale?.iso ?? session.locale,
    dir: locale?.dir ?? 'ltr',
    home: localePath('/', session.locale),
  });
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': `public, max-age=${KEPT_S}` },
  });
}
