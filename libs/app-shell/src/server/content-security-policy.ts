import { INSERTED_STYLES } from '@vitrine/ui';
import { hashSource } from './script-hashes.ts';

const INSERTED = INSERTED_STYLES.map(hashSource);

export interface PolicyOptions {
  /** A shop on plain http, as on a developer's machine, has a store on plain http; on https nothing may fall behind it. */
  readonly isPlainHttp?: boolean;
  /** Path to which browsers report what a page was kept from. */
  readonly reportPath?: string | undefined;
  /** Origins whose pages may stand in frames, such as those of video players. */
  readonly frameSources?: readonly string[] | undefined;
  /** Origins that scripts may send to besides the pages' own, such as those of the merchant's analytics. */
  readonly connectSources?: readonly string[] | undefined;
  /** Origins whose pages may hold this one in a frame. Left out: none. */
  readonly frameAncestors?: readonly string[] | undefined;
  /** Names of the trusted types policies that turn text into markup. */
  readonly trustedTypesPolicies?: readonly string[] | undefined;
}

/**
 * What the pages of both apps may load. Pictures and videos come from wherever the merchant keeps his media.
 * @param inlineScripts Sources that let the page's own inline scripts pass: its nonce, or their hashes. Undefined on the dev
 * server, whose scripts and styles carry neither.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[] | undefined,
  {
    isPlainHttp = false,
    reportPath,
    frameSources = [],
    connectSources = [],
    frameAncestors = [],
    trustedTypesPolicies = [],
  }: PolicyOptions = {},
): string {
  const isDevelopment = inlineScripts === undefined;
  const anywhere = isPlainHttp ? ['https:', 'http:'] : ['https:'];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(inlineScripts ?? ["'unsafe-inline'"])],
    'style-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : INSERTED)],
    // Merchants' layouts (heights, margins, colors) are style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...anywhere],
    'media-src': ["'self'", 'blob:', ...anywhere],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources, ...(isDevelopment ? ['ws:', 'wss:'] : [])],
    'frame-src': frameSources.length > 0 ? frameSources : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors.length > 0 ? frameAncestors : ["'none'"],
    // Text becomes markup in one place alone, which takes what a sanitiser has seen. `default` lets pass what is no markup.
    ...(isDevelopment ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', ...trustedTypesPolicies] }),
    ...(isPlainHttp ? {} : { 'upgrade-insecure-requests': [] }),
    ...(reportPath === undefined ? {} : { 'report-uri': [reportPath], 'report-to': [REPORT_GROUP] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Name of the reports' endpoint in the headers of a page. */
export const REPORT_GROUP = 'csp';
