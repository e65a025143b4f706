import type { SafeHtml } from '../model/safe-html.ts';

/** Name of the Trusted Types policy by which sanitised HTML, and nothing else, becomes markup in a browser. */
export const SAFE_HTML_POLICY = 'vitrine-safe-html';

interface Policy {
  createHTML(html: string): TrustedHTML;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy };
}

let policy: Policy | undefined;

/** Sanitised HTML as React's `dangerouslySetInnerHTML` takes it. The type says that it went through a sanitiser. */
export function trustedHtml(html: SafeHtml): { __html: string | TrustedHTML } {
  // Neither a server nor every browser knows Trusted Types.
  policy ??= (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy(SAFE_HTML_POLICY, { createHTML: (text) => text });
  return { __html: policy ? policy.createHTML(html) : html };
}
