import { memo, type ReactNode, useMemo } from 'react';
import type { CmsPageModel, CmsSectionModel } from '../model/page-types.ts';
import { backgroundStyle, renderBackground, renderBlock } from './block-view.tsx';
import { type CmsContext, CmsRenderContextProvider, resolveCmsContext } from './context.ts';
import { PageContext, usePageContext } from './page-context.ts';
import { namesPicture, pageFacts } from './page-facts.ts';
import { viewOfSection } from './registry-lookup.ts';
import { DefaultSectionView } from './section-views.tsx';
import { backgroundScheme, classNames, isHiddenEverywhere, visibilityClasses } from './style.ts';
import type { CmsRegistry } from './view-types.ts';

/** Drawn again only when something of it changes. */
const SectionView = memo(function SectionView({ section }: { section: CmsSectionModel }): ReactNode {
  const shared = usePageContext();
  const { facts, registry } = shared;
  if (isHiddenEverywhere(section.visibility)) return null;
  const View = viewOfSection(registry, section.type) ?? DefaultSectionView;
  const hasSidebar = section.type === 'sidebar';
  const place = { isBoxed: section.sizingMode === 'boxed', hasSidebar };
  const column = (position: 'main' | 'sidebar') => {
    const blocks = section.blocks.filter((block) => block.sectionPosition === position);
    return blocks.length > 0 ? blocks.map((block) => renderBlock(block, place, shared)) : null;
  };
  return (
    <div
      className={classNames(
        'v-cms-section',
        `v-cms-section--${place.isBoxed ? 'boxed' : 'full-width'}`,
        hasSidebar && 'v-cms-section--sidebar',
        namesPicture(section) && 'v-cms-section--named-picture',
        visibilityClasses(section.visibility),
        section.cssClass,
      )}
      data-scheme={backgroundScheme(section.background)}
      style={backgroundStyle(section.background)}
    >
      {renderBackground(section.background, facts.priorityId === section.id)}
      <div className="v-cms-section__inner">
        <View section={section} main={column('main')} sidebar={column('sidebar')} />
      </div>
    </div>
  );
});

export interface CmsPageViewProps {
  /** From `buildCmsPage`. */
  readonly page: CmsPageModel;
  /** From `createCmsRegistry`; make it once, outside of components. */
  readonly registry: CmsRegistry;
  readonly context: CmsContext;
}

/** Renders a page: on a server and in a browser alike. */
export function CmsPageView({ page, registry, context }: CmsPageViewProps): ReactNode {
  const rendered = useMemo(() => {
    const resolved = resolveCmsContext(context);
    return { ...resolved, product: resolved.product ?? page.product };
  }, [context, page]);
  const hasProduct = rendered.product !== null;
  const facts = useMemo(() => pageFacts(page), [page]);
  const shared = useMemo(() => ({ page, facts, registry, context: rendered, hasProduct }), [page, facts, registry, rendered, hasProduct]);
  return (
    <CmsRenderContextProvider value={rendered}>
      <PageContext value={shared}>
        <div
          className={classNames('v-cms-page', page.isPresentation && 'v-cms-page--presentation', page.cssClass)}
          data-cms-page={page.type}
        >
          {page.sections.map((section) => (
            <SectionView key={section.id} section={section} />
          ))}
        </div>
      </PageContext>
    </CmsRenderContextProvider>
  );
}
