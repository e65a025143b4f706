import { type LocaleConfig, type LocaleDefinition, type PageHead } from '../index.ts';
import { type LinkProps, type MetaDescriptor } from 'react-router';
import { type ReactNode } from 'react';

/** Structurally React Router's own `RouteConfigEntry`. */
export interface RouteEntry { id?: string; path?: string; index?: boolean; caseSensitive?: boolean; file: string; children?: RouteEntry[] }
/** Every route in each locale: ids `name___locale` (children's too), prefixes as the strategy says. */
export declare function localisedRoutes(routes: readonly RouteEntry[], config?: LocaleConfig): RouteEntry[];
export declare function localeMiddleware(request: Request, options?: { config?: LocaleConfig; cookie?: string | null | undefined }): Response | undefined;
export declare function LocaleRoutingProvider(props: { config: LocaleConfig; children: ReactNode }): ReactNode;
export declare function useLocale(): LocaleDefinition;
export declare function useLocalePath(): (href: string, locale?: string) => string;
export declare function useSwitchLocalePath(): (locale: string, targetPath?: string) => string;
export interface LocaleLinkProps extends Omit<LinkProps, 'to'> { to: string; locale?: string | undefined }
export declare function LocaleLink(props: LocaleLinkProps): ReactNode;
/** LocaleLink that also prefetches 1 s after it came into view. */
export declare function PrefetchLink(props: LocaleLinkProps): ReactNode;
/** For a route's `meta` export. */
export declare function metaDescriptors(head: PageHead): MetaDescriptor[];
