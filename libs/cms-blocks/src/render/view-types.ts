import type { ComponentType, ReactNode } from 'react';
import type { CmsPlacement, CommerceElements, PresentationElements } from '../contracts.ts';
import type { CmsElementMap, CmsElementType, CmsUnknownElement } from '../model/element-types.ts';
import type { CmsBlockModel, CmsSectionModel } from '../model/page-types.ts';

/** The element that a type's view gets: its own model, or the raw one for a type of a shop's own. */
export type CmsElementOf<K> = K extends CmsElementType ? CmsElementMap[K] : CmsUnknownElement;

export interface CmsElementViewProps<E> {
  readonly element: E;
  readonly placement: CmsPlacement;
}
/** Renders one type of element. */
export type CmsElementView<K> = ComponentType<CmsElementViewProps<CmsElementOf<K>>>;

export interface CmsBlockViewProps {
  readonly block: CmsBlockModel;
  /** Renders the slot of that name; null where the block has none. `sizes` is for pictures that fill the slot. */
  readonly slot: (name: string, sizes?: string) => ReactNode;
}
/** Renders one type of block. The frame (margins, background, visibility, classes) is already around it. */
export type CmsBlockView = ComponentType<CmsBlockViewProps>;

export interface CmsSectionViewProps {
  readonly section: CmsSectionModel;
  /** The rendered blocks of the main column and of the sidebar. */
  readonly main: ReactNode;
  readonly sidebar: ReactNode;
}
/** Renders one type of section. */
export type CmsSectionView = ComponentType<CmsSectionViewProps>;

/** What renders each type. Make one with `createCmsRegistry`. */
export interface CmsRegistry {
  readonly sections: Readonly<Record<string, CmsSectionView>>;
  readonly blocks: Readonly<Record<string, CmsBlockView>>;
  readonly elements: Readonly<Record<string, ComponentType<CmsElementViewProps<never>>>>;
  readonly commerce: Partial<CommerceElements>;
  readonly presentation: Partial<PresentationElements>;
}

export interface CmsRegistryOptions<E> {
  readonly sections?: Readonly<Record<string, CmsSectionView>> | undefined;
  readonly blocks?: Readonly<Record<string, CmsBlockView>> | undefined;
  /** By type name; a known type's view gets that type's model. */
  readonly elements?: { readonly [K in keyof E]: CmsElementView<K> } | undefined;
  readonly commerce?: Partial<CommerceElements> | undefined;
  readonly presentation?: Partial<PresentationElements> | undefined;
  /** A registry to build on; default: everything this library knows. */
  readonly base?: CmsRegistry | undefined;
}
