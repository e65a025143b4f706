/** What takes the rest of an address: pages of content, which are everybody's. */
const REST = '*';

/**
 * A page's path as it may be told: what leads to somebody's own (an order, a room) is in its parameters, whose names take its place.
 * @param params Of the route that shows it, decoded.
 */
export function publicPath(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  const names = new Map(Object.entries(params).flatMap(([name, value]) => (name === REST || !value ? [] : [[value, `:${name}`]])));
  return pathname
    .split('/')
    .map((part) => names.get(decoded(part)) ?? part)
    .join('/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
