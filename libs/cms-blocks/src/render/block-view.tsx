import { type CSSProperties, Fragment, memo, type ReactNode } from 'react';
import { classTokens } from '../model/css-values.ts';
import type { CmsBackground, CmsBlockModel } from '../model/page-types.ts';
import { BLOCK_LAYOUTS, cellSizes, type CmsBlockPlace } from './block-layouts.ts';
import { useCmsContext } from './context.ts';
import { BlockGuard } from './guard.tsx';
import { usePageContext } from './page-context.ts';
import { Picture } from './picture.tsx';
import { CmsPlaceholder } from './placeholder.tsx';
import { viewOfBlock } from './registry-lookup.ts';
import { renderSlot } from './slot-view.tsx';
import { isBlank } from './is-empty.ts';
import { backgroundScheme, classNames, isHiddenEverywhere, visibilityClasses } from './style.ts';
import type { CmsBlockViewProps } from './view-types.ts';

/** Lays the slots of a known block type out in its cells. Called, not mounted: pages have thousands. */
function renderLayout({ block, slot }: CmsBlockViewProps): ReactNode {
  const layout = BLOCK_LAYOUTS[block.type] ?? { arrangement: 'single', cells: block.slots.map(({ name }) => [name]) };
  return (
    <div className={`v-cms-grid v-cms-grid--${layout.arrangement}`}>
      {layout.cells.map((names) => (
        <div className="v-cms-cell" key={names.join()}>
          {names.length === 1 && names[0] !== undefined ? slot(names[0]) : names.map((name) => <Fragment key={name}>{slot(name)}</Fragment>)}
        </div>
      ))}
    </div>
  );
}

/** The view of every block type that this library knows. */
export function LayoutBlockView(props: CmsBlockViewProps): ReactNode {
  return renderLayout(props);
}

/** The colour and picture behind a part. */
export function backgroundStyle(background: CmsBackground | null): CSSProperties | undefined {
  return background?.color ? { backgroundColor: background.color } : undefined;
}

export function BackgroundPicture({ background, isPriority }: { background: CmsBackground | null; isPriority: boolean }): ReactNode {
  if (!background?.media || background.media.kind !== 'image') return null;
  return (
    <div className={`v-cms-background v-cms-background--${background.mediaMode}`} aria-hidden="true">
      <Picture className="v-cms-background__picture" media={background.media} sizes="100vw" isPriority={isPriority} alt="" />
    </div>
  );
}

function blockStyle({ margin, background }: CmsBlockModel): CSSProperties {
  const style: Record<string, string> = {};
  if (margin.top !== null) style['--v-cms-margin-top'] = margin.top;
  if (margin.right !== null) style['--v-cms-margin-end'] = margin.right;
  if (margin.bottom !== null) style['--v-cms-margin-bottom'] = margin.bottom;
  if (margin.left !== null) style['--v-cms-margin-start'] = margin.left;
  return background?.color ? { ...style, backgroundColor: background.color } : style;
}

export interface BlockViewProps {
  readonly block: CmsBlockModel;
  /** Of the section around it. */
  readonly isBoxed: boolean;
  readonly hasSidebar: boolean;
}

/** One block in its frame: margins, background, visibility, classes. Drawn again only when something of it changes. */
export const BlockView = memo(function BlockView({ block, isBoxed, hasSidebar }: BlockViewProps): ReactNode {
  const shared = usePageContext();
  const { page, facts, registry } = shared;
  const { isDevelopment, onError } = useCmsContext();
  const View = viewOfBlock(registry, block.type);
  if (isHiddenEverywhere(block.visibility)) return null;
  if (!View) return <CmsPlaceholder kind="block" type={block.type} reason="unknown type" />;
  if (isBlank(block, registry, isDevelopment, page.isPresentation)) return null;

  const layout = BLOCK_LAYOUTS[block.type];
  const place: CmsBlockPlace = { isBoxed, section: block.sectionPosition, hasSidebar };
  const slot = (name: string, sizes?: string): ReactNode => {
    const found = block.slots.find((candidate) => candidate.name === name);
    if (!found) return null;
    const cell = layout ? layout.cells.findIndex((names) => names.includes(name)) : 0;
    return renderSlot(shared, block, found, sizes ?? cellSizes(layout?.arrangement ?? 'single', cell, place));
  };
  return (
    <div
      className={classNames(
        'v-cms-block',
        `v-cms-block--${layout ? block.type : classTokens(block.type)}`,
        block.background && 'v-cms-block--filled',
        visibilityClasses(block.visibility),
        block.cssClass,
      )}
      data-cms-block={block.type}
      data-scheme={backgroundScheme(block.background)}
      style={blockStyle(block)}
    >
      {block.background ? <BackgroundPicture background={block.background} isPriority={facts.priorityId === block.id} /> : null}
      <div className="v-cms-block__inner">
        <BlockGuard id={block.id} type={block.type} onError={onError}>
          <View block={block} slot={slot} />
        </BlockGuard>
      </div>
    </div>
  );
});
