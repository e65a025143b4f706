import { createHash } from 'node:crypto';

/** A source of a content security policy that lets one inline script or style pass: this text and no other. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A whole page whose inline scripts pass by their hashes in place of a nonce, so that a cache may keep it with its policy.
 * Scripts without the nonce of this rendering are none of ours: they get no hash, and do not run.
 * @param nonce What the page was rendered with. Nobody else has seen it, and it is gone afterwards.
 */
export function withHashedScripts(html: string, nonce: string): { readonly html: string; readonly sources: readonly string[] } {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  // A tag that was injected and left open must not swallow one of ours.
  const ours = new RegExp(`<script\\b[^<>]*${mark.replaceAll('+', '\\+')}[^<>]*>([\\s\\S]*?)</script>`, 'g');
  for (const [, text = ''] of html.matchAll(ours)) if (text !== '') sources.add(hashSource(text));
  return { html: html.replaceAll(mark, ''), sources: [...sources] };
}
