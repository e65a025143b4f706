interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown };
}

/** What React writes to make a script element that never runs. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Lets libraries write what is no markup where a browser asks for trusted HTML: React Aria empties its announcements so.
 * All else that comes as text is refused, whoever writes it. Called once, before a page's scripts take over.
 */
export function installTrustedTypes(): void {
  (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
  });
}
