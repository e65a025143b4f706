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
  /** Soft navigation for links inside merchants' texts; without it they navigate by the browser. */
  readonly navigate?: ((href: string) => void) | undefined;
  /** Level of the page's main heading: 2 where the page is shown inside another. Default 1. */
  readonly headingLevel?: 1 | 2 | undefined;
  /** Texts; English where left out. */
  readonly labels?: Partial<CmsLabels> | undefined;
  /** Draws labelled placeholders for unknown types and broken blocks. Default: outside production builds. */
  readonly isDevelopment?: boolean | undefined;
  /** Writes each block's id beside it (`data-cms-block-id`), for what points at blocks. Default false: it costs every page its bytes. */
  readonly hasBlockIds?: boolean | undefined;
  /** Hears of every block or element that failed to render in the browser. */
  readonly onError?: ((error: unknown, place: { readonly id: string; readonly type: string }) => void) | undefined;
}

/** The context with every default in place. */
export interface CmsRenderContext extends CmsPageEntities {
  readonly href: (path: string) => string;
  readonly navigate: ((href: string) => void) | null;
  readonly headingLevel: 1 | 2;
  readonly labels: CmsLabels;
  readonly isDevelopment: boolean;
  readonly hasBlockIds: boolean;
  readonly onError: NonNullable<CmsContext['onError']> | null;
}

/** Fills in the defaults. */
export function resolveCmsContext(context: CmsContext): CmsRenderContext {
  return {
    ...context,
    navigate: context.navigate ?? null,
    headingLevel: context.headingLevel ?? 1,
    labels: { ...DEFAULT_CMS_LABELS, ...context.labels },
    isDevelopment: context.isDevelopment ?? process.env.NODE_ENV !== 'production',
    hasBlockIds: context.hasBlockIds ?? false,
    onError: context.onError ?? null,
  };
}

const FALLBACK = resolveCmsContext({ href: (path) => path });

export const CmsRenderContextProvider = createContext<CmsRenderContext>(FALLBACK);

/** The context of the page around an element, for a shop's own views. */
export function useCmsContext(): CmsRenderContext {
  return useContext(CmsRenderContextProvider);
}
