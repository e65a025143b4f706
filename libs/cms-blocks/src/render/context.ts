import { createContext, useContext } from 'react';
import type { CmsPageEntities } from '../contracts.ts';
import { type CmsLabels, DEFAULT_CMS_LABELS } from './labels.ts';

/** What a page needs from the app around it. Strings and addresses come from there. */
export interface CmsContext extends CmsPageEntities {
  /**
   * Address of a path of the shop (`/navigation/…`, `/detail/…`, a SEO path) in this app: locale prefix and all.
   * Absolute addresses never come here.
   */
  readonly href: (path: string) => string;
  /** Texts; English where left out. */
  readonly labels?: Partial<CmsLabels> | undefined;
  /** Draws labelled placeholders for unknown types and broken blocks. Default: outside production builds. */
  readonly isDevelopment?: boolean | undefined;
  /** Hears of every block or element that failed to render in the browser. */
  readonly onError?: ((error: unknown, place: { readonly id: string; readonly type: string }) => void) | undefined;
}

/** The context with every default in place. */
export interface CmsRenderContext extends CmsPageEntities {
  readonly href: (path: string) => string;
  readonly labels: CmsLabels;
  readonly isDevelopment: boolean;
  readonly onError: NonNullable<CmsContext['onError']> | null;
}

/** Fills in the defaults. */
export function resolveCmsContext(context: CmsContext): CmsRenderContext {
  return {
    ...context,
    labels: { ...DEFAULT_CMS_LABELS, ...context.labels },
    isDevelopment: context.isDevelopment ?? process.env.NODE_ENV !== 'production',
    onError: context.onError ?? null,
  };
}

const FALLBACK = resolveCmsContext({ href: (path) => path });

export const CmsRenderContextProvider = createContext<CmsRenderContext>(FALLBACK);

/** The context of the page around an element, for a shop's own views. */
export function useCmsContext(): CmsRenderContext {
  return useContext(CmsRenderContextProvider);
}
