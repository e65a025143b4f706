import { z } from 'zod';

/** Hosts of the machine itself, which browsers trust without https. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** What stands in a policy must be nothing but a host: a URL takes `;` in one, too. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/;
/** Most origins that one policy names: it goes along with every page of a room. */
const MOST = 50;

/** What is wrong with an origin that may embed rooms; undefined where nothing is. */
function mistakeIn(entry: string): string | undefined {
  if (entry.includes('*')) return `expected each host by its name, got a pattern (${entry})`;
  if (!URL.canParse(entry)) return `expected origins such as https://www.shop.example, got ${entry}`;
  const url = new URL(entry);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `expected https origins, got ${entry}`;
  if (!HOST.test(url.hostname)) return `expected a host of letters, digits, dots and hyphens, got ${entry}`;
  if (url.origin !== entry) return `expected an origin in lower case without path, such as ${url.origin}, got ${entry}`;
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    return `expected https, which only hosts of this machine may lack, got ${entry}`;
  return undefined;
}

/** Origins with commas or spaces between them whose pages may embed rooms: one issue for each that is none. */
export const embedOrigins = z
  .string()
  .transform((value) => [
    ...new Set(
      value
        .split(/[\s,]+/)
        .filter((entry) => entry !== '')
        .map((entry) => entry.replace(/\/$/, '')),
    ),
  ])
  .superRefine((entries, context) => {
    if (entries.length > MOST) context.addIssue({ code: 'custom', message: `expected ${MOST} origins at most, got ${entries.length}` });
    for (const message of entries.map(mistakeIn)) if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
