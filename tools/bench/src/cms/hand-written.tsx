import type { CSSProperties, ReactNode } from 'react';
import type { CmsBlockModel, CmsElement, CmsMedia, CmsPageModel } from '@vitrine/cms-blocks';
import { Card } from './card.tsx';

/**
 * The page as a developer would write it who knows which blocks there are: no registry, no contexts, no guards, and
 * the very same document as the renderer's.
 */
export function HandWrittenPage({ page }: { page: CmsPageModel }): ReactNode {
  return (
    <div className="v-cms-page" data-cms-page={page.type}>
      {page.sections.map((section) => (
        <div className="v-cms-section v-cms-section--boxed" key={section.id}>
          <div className="v-cms-section__inner">
            {section.blocks.map((block) => (
              <Block key={block.id} block={block} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const FULL = '(min-width: 1440px) 1344px, 100vw';
const HALF = '(min-width: 1440px) 672px, (min-width: 768px) 50vw, 100vw';

function Block({ block }: { block: CmsBlockModel }): ReactNode {
  const { margin, slots } = block;
  const style = {
    '--v-cms-margin-top': margin.top,
    '--v-cms-margin-end': margin.right,
    '--v-cms-margin-bottom': margin.bottom,
    '--v-cms-margin-start': margin.left,
  } as CSSProperties;
  const columns = slots.length === 1 ? 'single' : slots.length === 2 ? 'halves' : 'thirds';
  return (
    <div className={`v-cms-block v-cms-block--${block.type}`} data-cms-block={block.type} style={style}>
      <div className="v-cms-block__inner">
        <div className={`v-cms-grid v-cms-grid--${columns}`}>
          {slots.map(({ name, element }) => (
            <div className="v-cms-cell" key={name}>
              <div className="v-cms-slot" data-cms-slot={name} data-cms-element={element.type}>
                <Element
                  element={element}
                  sizes={slots.length === 1 ? FULL : HALF}
                  isPriority={slots.length === 1 && block.id === 'block-3'}
                />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Element({ element, sizes, isPriority }: { element: CmsElement; sizes: string; isPriority: boolean }): ReactNode {
  switch (element.type) {
    case 'text':
      return <div className="v-html v-cms-text" dangerouslySetInnerHTML={{ __html: element.content }} />;
    case 'html':
      return <div className="v-html v-cms-html" dangerouslySetInnerHTML={{ __html: element.content }} />;
    case 'image':
      return (
        <div
          className={`v-cms-image v-cms-image--${element.displayMode}`}
          style={{ '--v-cms-min-height': element.minHeight } as CSSProperties}
        >
          {element.media ? <Picture media={element.media} sizes={sizes} isPriority={isPriority} /> : null}
        </div>
      );
    case 'product-box':
      return element.product ? <Card product={element.product} /> : null;
    default:
      return null;
  }
}

function Picture({ media, sizes, isPriority }: { media: CmsMedia; sizes: string; isPriority: boolean }): ReactNode {
  const srcSet = [...media.thumbnails.map(({ url, width }) => `${url} ${width}w`), `${media.url} ${media.width}w`].join(', ');
  return (
    <img
      className="v-cms-image__picture"
      sizes={sizes}
      srcSet={srcSet}
      src={media.url}
      alt={media.alt}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
    />
  );
}
