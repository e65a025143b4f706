declare const packed: unique symbol;

/** Data on its way to a browser: what is said once, and equal parts are one. `unpack` gives it back. */
export interface Packed<Value> {
  readonly [packed]: Value;
}

/** Smaller files of a picture: what their addresses begin and end with, then for each what stands between and its width. */
interface PackedFiles {
  readonly start: string;
  readonly end: string;
  readonly files: readonly (string | number)[];
}

interface File {
  readonly url: string;
  readonly width: number;
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const isFile = (value: unknown): value is File => isPlain(value) && typeof value['url'] === 'string' && typeof value['width'] === 'number';
const isPackedFiles = (value: unknown): value is PackedFiles => isPlain(value) && Array.isArray(value['files']) && 'start' in value;

function sharedLength(texts: readonly string[], at: (text: string, index: number) => string | undefined, most: number): number {
  const [first = ''] = texts;
  let length = 0;
  while (length < most && texts.every((text) => at(text, length) === at(first, length))) length += 1;
  return length;
}

function packFiles(files: readonly File[]): PackedFiles {
  const urls = files.map(({ url }) => url);
  const shortest = Math.min(...urls.map(({ length }) => length));
  const start = sharedLength(urls, (url, index) => url[index], shortest);
  const end = sharedLength(urls, (url, index) => url[url.length - 1 - index], shortest - start);
  const [first = ''] = urls;
  return {
    start: first.slice(0, start),
    end: first.slice(first.length - end),
    files: files.flatMap(({ url, width }) => [url.slice(start, url.length - end), width]),
  };
}

function unpackFiles({ start, end, files }: PackedFiles): File[] {
  const unpacked: File[] = [];
  for (let index = 0; index < files.length; index += 2)
    unpacked.push({ url: `${start}${String(files[index])}${end}`, width: Number(files[index + 1]) });
  return unpacked;
}

/**
 * Packs the data of a page: the addresses of a picture's smaller files share what they begin and end with, and parts that are equal become
 * one object, which the router's serializer writes once.
 */
export function pack<Value>(value: Value): Packed<Value> {
  const ids = new Map<unknown, number>();
  const known = new Map<string, object>();
  const one = <Part extends object>(part: Part, entries: readonly (readonly [string, unknown])[]): Part => {
    const key = entries.map(([name, entry]) => `${name}\u0000${idOf(entry)}`).join('\u0001');
    const seen = known.get(Array.isArray(part) ? `[${key}` : `{${key}`);
    if (seen !== undefined) return seen as Part;
    known.set(Array.isArray(part) ? `[${key}` : `{${key}`, part);
    ids.set(part, ids.size);
    return part;
  };
  const idOf = (entry: unknown): string => {
    const id = ids.get(entry);
    return id === undefined ? `${typeof entry} ${String(entry)}` : `#${id}`;
  };
  const visited = new Map<object, unknown>();
  const visit = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const before = visited.get(part);
    if (before !== undefined) return before;
    const after = Array.isArray(part) ? visitList(part) : visitPlain(part as Plain);
    visited.set(part, after);
    return after;
  };
  const visitList = (list: readonly unknown[]): unknown => {
    const items = list.map(visit);
    return one(
      items,
      items.map((item, index) => [String(index), item]),
    );
  };
  const visitPlain = (plain: Plain): unknown => {
    const entries = Object.entries(plain).map(([name, entry]): [string, unknown] => [
      name,
      name === 'thumbnails' && Array.isArray(entry) && entry.length > 1 && entry.every(isFile) ? visit(packFiles(entry)) : visit(entry),
    ]);
    return one(Object.fromEntries(entries), entries);
  };
  return visit(value) as Packed<Value>;
}

/** Gives packed data back as it was. Pictures' smaller files keep address and width. */
export function unpack<Value>(value: Packed<Value>): Value {
  const visited = new Map<object, unknown>();
  const visit = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const before = visited.get(part);
    if (before !== undefined) return before;
    const after = Array.isArray(part)
      ? part.map(visit)
      : Object.fromEntries(
          Object.entries(part).map(([name, entry]) => [
            name,
            name === 'thumbnails' && isPackedFiles(entry) ? unpackFiles(entry) : visit(entry),
          ]),
        );
    visited.set(part, after);
    return after;
  };
  return visit(value) as Value;
}
