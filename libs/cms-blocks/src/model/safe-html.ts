declare const safe: unique symbol;

/** HTML that went through a sanitiser. Only text of this type is ever written as markup. */
export type SafeHtml = string & { readonly [safe]: true };

/** Makes untrusted HTML safe to write as markup. `sanitizeHtml` of `@vitrine/cms-blocks/sanitize` is one. */
export type HtmlSanitizer = (html: string) => SafeHtml;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for use inside HTML text or a quoted attribute. */
export function escapeHtml(text: string): SafeHtml {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character) as SafeHtml;
}

/** A blank for each tag: from a `<` to the next `>`. An expression would look for the end of a tag again from every `<`. */
function withBlanksForTags(html: string): string {
  let text = '';
  let at = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', at)) {
    const close = html.indexOf('>', open);
    if (close < 0) break;
    text += `${html.slice(at, open)} `;
    at = close + 1;
  }
  return text + html.slice(at);
}

/**
 * What the model step uses when it is given no sanitiser: the text without its tags, escaped.
 * Nothing in the result can be markup, whatever went in.
 */
export function htmlAsText(html: string): SafeHtml {
  return escapeHtml(withBlanksForTags(html).replace(/\s+/g, ' ').trim());
}
