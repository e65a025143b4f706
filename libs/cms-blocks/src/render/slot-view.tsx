import type { CSSProperties, ReactNode } from 'react';
import type { CmsPlacement } from '../contracts.ts';
import type { CmsBlockModel, CmsSlotModel } from '../model/page-types.ts';
import { isDrawnView } from './drawn-view.ts';
import { isEmpty, needsWhatIsNotThere } from './is-empty.ts';
import type { PageContextValue } from './page-context.ts';
import { CmsPlaceholder } from './placeholder.tsx';
import { viewOfElement } from './registry-lookup.ts';

/** One slot: its element in the view that the registry has for it. Called, not mounted: pages have thousands. */
export function renderSlot(shared: PageContextValue, block: CmsBlockModel, slot: CmsSlotModel, sizes: string): ReactNode {
  const { page, facts, registry, hasProduct } = shared;
  const { element } = slot;
  const type = element.type === 'unknown' ? element.name : element.type;
  const View = viewOfElement(registry, type);
  if (!View) return <CmsPlaceholder kind="element" type={type} reason="unknown type" />;
  if (isEmpty(element, page.isPresentation) || needsWhatIsNotThere(element, registry, hasProduct, page.isPresentation)) return null;
  const placement: CmsPlacement = {
    slotId: slot.id,
    slotName: slot.name,
    blockType: block.type,
    pageType: page.type,
    section: block.sectionPosition,
    isPresentation: page.isPresentation,
    isPriority: facts.priorityId === slot.id,
    sizes,
    headingLevel: block.sectionPosition === 'sidebar' ? 3 : 2,
  };
  const align = 'verticalAlign' in element ? element.verticalAlign : 'alignment' in element ? element.alignment : null;
  return (
    <div
      className="v-cms-slot"
      data-cms-slot={slot.name}
      data-cms-element={type}
      style={align ? ({ '--v-cms-align': align } as CSSProperties) : undefined}
    >
      {isDrawnView(View) ? View.draw({ element, placement }, shared) : <View element={element} placement={placement} />}
    </div>
  );
}
