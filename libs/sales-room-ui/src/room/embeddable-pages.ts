import { parseLocalePath } from '@vitrine/routing';

/** Areas of clients. A page of a guide, and whatever is named here by nobody, is framed by no other site. */
const CLIENT_AREAS: ReadonlySet<string> = new Set(['invitation', 'presentation']);

/**
 * Whether pages of other sites may hold the page in a frame, where the settings name them.
 * @param pathname Path of the request as it came, locale prefix included.
 */
export function mayBeEmbedded(pathname: string): boolean {
  const [, area = '', presentation = ''] = parseLocalePath(pathname).path.split('/');
  return CLIENT_AREAS.has(area) && presentation !== '';
}
