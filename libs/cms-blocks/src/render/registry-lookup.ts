import type { ComponentType } from 'react';
import type { CmsElement } from '../model/element-types.ts';
import type { CmsBlockView, CmsElementViewProps, CmsRegistry, CmsSectionView } from './view-types.ts';

function own<T>(views: Readonly<Record<string, T>>, type: string): T | null {
  return Object.hasOwn(views, type) ? (views[type] ?? null) : null;
}

/** The view of an element's type; null for an unknown one. */
export function viewOfElement(registry: CmsRegistry, type: string): ComponentType<CmsElementViewProps<CmsElement>> | null {
  // The model gives each type its own element, so the view of a type gets what it expects.
  return own(registry.elements, type) as ComponentType<CmsElementViewProps<CmsElement>> | null;
}

/** The view of a block's type; null for an unknown one. */
export function viewOfBlock(registry: CmsRegistry, type: string): CmsBlockView | null {
  return own(registry.blocks, type);
}

/** The view of a section's type; unknown ones are default sections. */
export function viewOfSection(registry: CmsRegistry, type: string): CmsSectionView | null {
  return own(registry.sections, type) ?? own(registry.sections, 'default');
}
