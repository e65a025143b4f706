/** Name of the Trusted Types policy by which strange HTML is read into a document that runs nothing. */
export const INERT_HTML_POLICY = 'vitrine-inert-html';

interface Policy {
  createHTML(html: string): TrustedHTML;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy };
}

let policy: Policy | undefined;

/** Strange HTML as the body of a document without a window: the browser's own parser reads it, nothing of it runs or is fetched. */
export function inertBody(html: string): HTMLElement {
  policy ??= (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy(INERT_HTML_POLICY, { createHTML: (text) => text });
  // The body stands before it: what would belong to a head, or make the page one of frames, is read inside of it.
  const text = `<!doctype html><body>${html}`;
  // As a function that takes what a policy has made, which its type does not know yet.
  const parser = new DOMParser() as { parseFromString(text: string | TrustedHTML, type: DOMParserSupportedType): Document };
  return parser.parseFromString(policy ? policy.createHTML(text) : text, 'text/html').body;
}
