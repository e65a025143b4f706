import type { ReactNode } from 'react';
import { type PageContextValue, usePageContext } from './page-context.ts';
import type { CmsElementViewProps } from './view-types.ts';

/** A view that may be called where it stands as well as mounted: it uses no hook. Pages have thousands of elements. */
export interface DrawnView<E> {
  (props: CmsElementViewProps<E>): ReactNode;
  readonly draw: (props: CmsElementViewProps<E>, page: PageContextValue) => ReactNode;
  /** Whether it draws HTML elements alone: no component, so nothing that could fail or wait once it is drawn. */
  readonly isPlain: (element: E) => boolean;
}

/** Makes a drawing a view. */
/* @__NO_SIDE_EFFECTS__ */
export function drawnView<E>(draw: DrawnView<E>['draw'], isPlain: DrawnView<E>['isPlain'] = () => false): DrawnView<E> {
  function Drawn(props: CmsElementViewProps<E>): ReactNode {
    return draw(props, usePageContext());
  }
  return Object.assign(Drawn, { draw, isPlain });
}

/** Whether a registry's view may be called. */
export function isDrawnView<E>(
  view: ((props: CmsElementViewProps<E>) => unknown) | (new (props: CmsElementViewProps<E>) => unknown),
): view is DrawnView<E> {
  return 'draw' in view && 'isPlain' in view;
}
