/**
 * What makes a request's target mean different things to different readers, as the source of a regular expression
 * that JavaScript and PCRE (nginx, without regard to case) read alike. Dots and slashes are sought encoded more than
 * once, too: some reader may decode twice.
 */
export const UNPLAIN_TARGET: string = [
  // Another form than a path: an absolute address, `*`, an authority.
  '^(?!/)',
  // In the path: a backslash, a fragment, a control character, an encoded slash, an overlong form of ASCII …
  '^[^?]*[\\\\#\\x00-\\x1f\\x7f]',
  '^[^?]*%(?:2f|5c|[01][0-9a-f]|7f|c[01]|e0%[89]|f0%8)',
  // … and a segment that is a dot or two, parameters included.
  '^[^?]*(?:/|%(?:25)+(?:2f|5c))(?:\\.|%(?:25)*2e){1,2}(?=[/?;]|%(?:25)*(?:2f|5c|3b)|$)',
].join('|');

const unplain = new RegExp(UNPLAIN_TARGET, 'i');

/**
 * Whether the target of a request (its path with its query, as it came) means the same to whoever reads it: no dot
 * segment, backslash, encoded slash or control character, in whatever encoding. Servers answer others with 400, before
 * anything is routed: a proxy and the server behind it might read them differently. A query may hold anything.
 */
export function isPlainTarget(target: string): boolean {
  return !unplain.test(target);
}
