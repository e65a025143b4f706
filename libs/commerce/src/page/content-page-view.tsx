import { type ReactNode, useMemo } from 'react';
import { useShell, useSoftNavigate } from '@vitrine/app-shell';
import { CmsPageErrorView, CmsPageView, hasMainHeading } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Breadcrumbs, VisuallyHidden } from '@vitrine/ui';
import { AnnouncedPlace } from '../announced/announced-place.tsx';
import { AskGuideLink } from '../ask-guide/ask-guide-link.tsx';
import { eventProduct } from '../events/event-facts.ts';
import { useViewEvent } from '../events/use-view-event.ts';
import { useCmsLabels } from './cms-labels.ts';
import { useCmsRegistry } from './cms-registry-context.tsx';
import { type ContentPage, type PackedContentPage, unpackPage } from './content-page.ts';
import { type PageFormAnswer, PageFormContext } from './page-form.ts';

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
  const { product } = content;
  useViewEvent(product?.id ?? '', () =>
    product === null ? undefined : { name: 'product.viewed', product: eventProduct(product, session.currencyIsoCode) },
  );
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
      {isHome ? (
        <>
          <AskGuideLink />
          <AnnouncedPlace />
        </>
      ) : null}
      {children?.(content)}
    </article>
  );
}
