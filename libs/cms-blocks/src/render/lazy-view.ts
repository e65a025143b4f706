import { type ComponentType, createElement, type ReactNode, use } from 'react';

/** A view whose code comes when it is first shown, or before by `preload`. */
export interface LazyView<P> {
  (props: P): ReactNode;
  /** Loads the code. Rejects where it can't be had; the next call tries again. */
  readonly preload: () => Promise<void>;
}

/**
 * Puts a view's code into a file of its own, loaded only by pages that show the view. Once loaded it renders at once,
 * also on a server; until then it suspends, and every block stands in a Suspense boundary.
 *
 * @example createCmsRegistry({ elements: { 'size-chart': lazyView(() => import('./size-chart.tsx').then((m) => m.SizeChart)) } })
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyView<P extends object>(load: () => Promise<ComponentType<P>>): LazyView<P> {
  let view: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  let hasFailed = false;
  const start = (): Promise<void> => {
    hasFailed = false;
    loading = load().then(
      (loaded) => {
        view = loaded;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  };
  const preload = (): Promise<void> => (loading === null || hasFailed ? start() : loading);
  function Lazy(props: P): ReactNode {
    // A failure is drawn as one: starting again here would do so for ever.
    if (view === null) use(loading ?? start());
    return view === null ? null : createElement(view, props);
  }
  return Object.assign(Lazy, { preload });
}

/** Whether a view's code is loaded apart. */
export function isLazyView(view: unknown): view is LazyView<object> {
  return typeof view === 'function' && 'preload' in view && typeof view.preload === 'function';
}
