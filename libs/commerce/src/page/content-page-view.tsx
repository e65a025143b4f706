import { type ReactNode, useMemo } from 'react';
import type { MetaDescriptor } from 'react-router';
import { isShellFailure, screenMeta, type ShellResult, useShell, useSoftNavigate } from '@vitrine/app-shell';
import { CmsPageErrorView, CmsPageView, hasMainHeading } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import { pageHead, parseLocalePath } from '@vitrine/routing';
import { metaDescriptors, useLocalePath } from '@vitrine/routing/react-router';
import { Breadcrumbs, VisuallyHidden } from '@vitrine/ui';
import { useCmsLabels } from './cms-labels.ts';
import { useCmsRegistry } from './cms-registry-context.tsx';
import { type ContentPage, type PackedContentPage, unpackPage } from './content-page.ts';
import { type PageFormAnswer, PageFormContext } from './page-form.ts';
import { structuredData } from './structured-data.ts';

export interface ContentPageViewProps {
  content: PackedContentPage;
  /** What came of one of its forms without scripts. */
  answer?: PageFormAnswer | undefined;
  /** What an app puts below the merchant's layout. */
  children?: (content: ContentPage) => ReactNode;
}

/** A page of content: breadcrumbs, then the merchant's layout. */
export function ContentPageView({ content: sent, answer, children }: ContentPageViewProps) {
  const content = useMemo(() => unpackPage(sent), [sent]);
  const t = useTranslate();
  const localePath = useLocalePath();
  const registry = useCmsRegistry();
  const labels = useCmsLabels();
  const navigate = useSoftNavigate();
  const { session } = useShell();
  const isHome = content.id === session.navigationCategoryId;
  const forms = useMemo(() => ({ answer, isIndex: isHome }), [answer, isHome]);
  const name = content.texts.name ?? '';
  // A layout without a first heading can't be skimmed by ear: it gets one.
  const hasHeading = content.page === null || hasMainHeading(content.page);
  return (
    <article className="v-content-page" data-route={content.routeName}>
      {content.breadcrumbs.length > 0 ? (
        <Breadcrumbs
          label={t('common.navigation.breadcrumb')}
          items={[
            { label: t('common.navigation.home'), href: localePath('/') },
            ...content.breadcrumbs.map(({ name: label, path }) => ({ label, href: path === undefined ? undefined : localePath(path) })),
            ...(content.routeName === 'frontend.detail.page' ? [{ label: name }] : []),
          ]}
        />
      ) : null}
      {hasHeading ? null : isHome ? <VisuallyHidden as="h1">{name}</VisuallyHidden> : <h1 className="v-content-page__title">{name}</h1>}
      {content.page === null ? (
        <CmsPageErrorView />
      ) : (
        <PageFormContext value={forms}>
          <CmsPageView
            page={content.page}
            registry={registry}
            context={{
              href: localePath,
              navigate,
              labels,
              product: content.product,
              configurator: content.configurator,
              category: content.category,
            }}
          />
        </PageFormContext>
      )}
      {children?.(content)}
    </article>
  );
}

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
