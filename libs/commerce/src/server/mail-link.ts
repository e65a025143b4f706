/** What a mail's link proves itself by: a hash, and who it was sent to, hashed too. */
export interface MailLink {
  readonly em: string;
  readonly hash: string;
}

const PROOF = /^[A-Za-z0-9_-]{1,128}$/;

/** A value of a mail's link; undefined where there is none, or one that no store has made. */
export function linkValue(url: URL, name: string): string | undefined {
  const value = url.searchParams.get(name);
  return value !== null && PROOF.test(value) ? value : undefined;
}

/** The two values of a link that confirms something. */
export function mailLink(url: URL): MailLink | undefined {
  const em = linkValue(url, 'em');
  const hash = linkValue(url, 'hash');
  return em === undefined || hash === undefined ? undefined : { em, hash };
}

/** Whether a page is being opened. Links work once: programs that look ahead, of mail and of browsers, must not use them up. */
export function isOpened(request: Request): boolean {
  return request.method === 'GET' && !/prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '');
}

/** The answer to whoever looks ahead: that the link is there, and nothing that a browser could show later in the page's place. */
export const notOpened = ({ method }: Request): Response =>
  new Response(null, { status: method === 'HEAD' ? 200 : 503, headers: { 'cache-control': 'no-store' } });
