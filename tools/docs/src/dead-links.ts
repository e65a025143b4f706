import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const LINK = /<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
const TARGET = /\s(?:id|name)="([^"]+)"/g;
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

const decoded = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

/**
 * The links of a folder of pages that lead nowhere: to a file that is not there, or to a place of a page that
 * has none of that name. Links to other sites are not followed.
 *
 * @param later - Folders that are added when the site is published, as the catalogue.
 */
export function deadLinks(folder: string, later: readonly string[] = []): string[] {
  const places = new Map<string, Set<string>>();
  const placesOf = (file: string): Set<string> => {
    const known = places.get(file) ?? new Set([...readFileSync(file, 'utf8').matchAll(TARGET)].map(([, name]) => decoded(name ?? '')));
    places.set(file, known);
    return known;
  };
  const dead: string[] = [];
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, page);
    for (const [, link = ''] of readFileSync(file, 'utf8').matchAll(LINK)) {
      const href = decoded(link);
      if (href === '' || href === '#' || ELSEWHERE.test(href)) continue;
      const [path = '', place = ''] = href.split('#', 2);
      const target = path === '' ? file : join(dirname(file), decodeURIComponent(path.replace(/\?.*$/, '')));
      const below = relative(folder, target);
      // What stands beside the site, and what comes later, is not here to be asked.
      if (below.startsWith('..') || later.some((name) => below === name || below.startsWith(`${name}/`))) continue;
      // A folder is its index.
      const found = existsSync(target) && statSync(target).isDirectory() ? join(target, 'index.html') : target;
      if (!existsSync(found)) dead.push(`${page}: ${href} is no file`);
      else if (place !== '' && found.endsWith('.html') && !placesOf(found).has(decodeURIComponent(place)))
        dead.push(`${page}: ${href} names no place of that page`);
    }
  }
  return [...new Set(dead)];
}
