import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { classTokens } from '../model/css-values.ts';
import type { CmsBackground, CmsBlockModel, CmsSlotModel } from '../model/page-types.ts';
import { BLOCK_LAYOUTS, cellSizes, type CmsBlockArrangement, type CmsBlockPlace, FULL_WIDTH } from './block-layouts.ts';
import { isDrawnView } from './drawn-view.ts';
import { BlockGuard, Failure } from './guard.tsx';
import { isBlank } from './is-empty.ts';
import type { PageContextValue } from './page-context.ts';
import { renderPicture } from './picture.tsx';
import { CmsPlaceholder } from './placeholder.tsx';
import { viewOfBlock, viewOfElement } from './registry-lookup.ts';
import { renderSlot } from './slot-view.tsx';
import { backgroundScheme, classNames, isHiddenEverywhere, visibilityClasses } from './style.ts';
import type { CmsBlockViewProps } from './view-types.ts';

/** The view of every block type that this library knows: its slots in the cells of its layout. Uses no hook. */
export function LayoutBlockView({ block, slot }: CmsBlockViewProps): ReactNode {
  const layout = BLOCK_LAYOUTS[block.type] ?? { arrangement: 'single', cells: block.slots.map(({ name }) => [name]) };
  return (
    <div className={`v-cms-grid v-cms-grid--${layout.arrangement}`}>
      {layout.cells.map((names) => (
        <div className="v-cms-cell" key={names[0]}>
          {names.length === 1 && names[0] !== undefined
            ? slot(names[0])
            : names.map((name) => <Fragment key={name}>{slot(name)}</Fragment>)}
        </div>
      ))}
    </div>
  );
}

/** The color behind a part. */
export function backgroundStyle(background: CmsBackground | null): CSSProperties | undefined {
  return background?.color ? { backgroundColor: background.color } : undefined;
}

/** The picture behind a part. */
export function renderBackground(background: CmsBackground | null, isPriority: boolean): ReactNode {
  if (!background?.media || background.media.kind !== 'image') return null;
  return (
    <div className={`v-cms-background v-cms-background--${background.mediaMode}`} aria-hidden="true">
      {renderPicture({ className: 'v-cms-background__picture', media: background.media, sizes: FULL_WIDTH, isPriority, alt: '' })}
    </div>
  );
}

function blockStyle({ margin, background }: CmsBlockModel): CSSProperties {
  const style: Record<string, string> = {};
  if (margin.top !== null) style['--v-cms-margin-top'] = margin.top;
  if (margin.right !== null) style['--v-cms-margin-end'] = margin.right;
  if (margin.bottom !== null) style['--v-cms-margin-bottom'] = margin.bottom;
  if (margin.left !== null) style['--v-cms-margin-start'] = margin.left;
  if (background?.color) style['backgroundColor'] = background.color;
  return style;
}

/** Where the blocks of a section stand. */
export interface SectionPlace {
  readonly isBoxed: boolean;
  readonly hasSidebar: boolean;
}

/** Whether nothing is left to fail or to wait for once the block is drawn: it consists of HTML elements alone. */
function isPlain(block: CmsBlockModel, { registry }: PageContextValue): boolean {
  return block.slots.every(({ element }) => {
    const View = element.type === 'unknown' ? null : viewOfElement(registry, element.type);
    return View !== null && isDrawnView(View) && View.isPlain(element);
  });
}

function renderFrame(block: CmsBlockModel, { isBoxed, hasSidebar }: SectionPlace, shared: PageContextValue): ReactNode {
  const { page, facts, registry, context } = shared;
  const View = viewOfBlock(registry, block.type);
  if (isHiddenEverywhere(block.visibility)) return null;
  if (!View) return <CmsPlaceholder key={block.id} kind="block" type={block.type} reason="unknown type" />;
  if (isBlank(block, registry, context.isDevelopment, page.isPresentation)) return null;
  const layout = BLOCK_LAYOUTS[block.type];
  const arrangement: CmsBlockArrangement = layout?.arrangement ?? 'single';
  const place: CmsBlockPlace = { isBoxed, section: block.sectionPosition, hasSidebar };
  const slot = (name: string, sizes?: string): ReactNode => {
    const found: CmsSlotModel | undefined = block.slots.find((candidate) => candidate.name === name);
    if (!found) return null;
    const cell = layout ? layout.cells.findIndex((names) => names.includes(name)) : 0;
    return renderSlot(shared, block, found, sizes ?? cellSizes(arrangement, cell, place));
  };
  return (
    <div
      key={block.id}
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
      data-cms-block-id={context.hasBlockIds ? block.id : undefined}
    >
      {block.background ? renderBackground(block.background, facts.priorityId === block.id) : null}
      <div className="v-cms-block__inner">
        {View === LayoutBlockView && isPlain(block, shared) ? (
          LayoutBlockView({ block, slot })
        ) : (
          <BlockGuard block={block} onError={context.onError}>
            <View block={block} slot={slot} />
          </BlockGuard>
        )}
      </div>
    </div>
  );
}

/**
 * One block in its frame: margins, background, visibility, classes. Called, not mounted, and drawn without a guard where
 * it is plain: pages have thousands of blocks, and a guard costs as much as the block. What fails here fails again
 * within a guard.
 */
export function renderBlock(block: CmsBlockModel, place: SectionPlace, shared: PageContextValue): ReactNode {
  try {
    return renderFrame(block, place, shared);
  } catch (error) {
    return (
      <BlockGuard key={block.id} block={block} onError={shared.context.onError}>
        <Failure error={error} />
      </BlockGuard>
    );
  }
}
