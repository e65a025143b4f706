import type { MetaDescriptor } from 'react-router';
import { isShellFailure, screenMeta, type ShellResult } from '@vitrine/app-shell';
import { pageHead, parseLocalePath } from '@vitrine/routing';
import { metaDescriptors } from '@vitrine/routing/react-router';
import { type ContentPage, type PackedContentPage, unpackPage } from '../page/content-page.ts';
import { structuredData } from './structured-data.ts';

interface ContentMetaArgs {
  loaderData?: PackedContentPage | undefined;
  location: { pathname: string; search: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  error?: unknown;
}

/** Head of a page of content: the title rule, description, languages, robots. Only such pages are ever for search engines. */
export function contentPageMeta({ loaderData, location, matches, error }: ContentMetaArgs): MetaDescriptor[] {
  const shell = matches[0]?.loaderData as ShellResult | undefined;
  if (!loaderData || !shell || isShellFailure(shell)) return screenMeta({ location, matches, error });
  const { locale, path } = parseLocalePath(location.pathname);
  // The first page of a listing is the page itself.
  const isFirst = new URLSearchParams(location.search).get('p') === '1';
  const { origin, isIndexable, session } = shell;
  const head = metaDescriptors(
    pageHead({
      origin,
      path: loaderData.canonicalPath ?? path,
      locale,
      search: location.search,
      entity: loaderData.texts,
      indexable: isIndexable,
      alternates: loaderData.alternates,
      canonicalParams: loaderData.category === null || isFirst ? [] : ['p'],
    }),
  );
  const { product } = loaderData.routeName === 'frontend.detail.page' ? unpackPage(loaderData) : { product: null };
  // For search engines only: a shop that is closed to them has no use for it.
  const told = isIndexable ? structuredData({ ...loaderData, product }, { origin, locale, currency: session.currencyIsoCode }) : [];
  return [...head, ...previewMeta(product), ...told.map((data) => ({ 'script:ld+json': data }))];
}

/** How a link to the page looks where people send it to each other: with the product's picture, where there is one. */
function previewMeta(product: ContentPage['product']): MetaDescriptor[] {
  const picture = product?.cover?.media?.url;
  return [
    { property: 'og:type', content: product === null ? 'website' : 'product' },
    ...(picture
      ? [
          { property: 'og:image', content: picture },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}
