import { type PresentationFile, presentationFileSchema } from '@vitrine/sales-room-protocol';

/** Reads the text of a file of presentations. @throws Error that names for each fault the line, the field and what to write there. */
export function parsePresentationFile(text: string, name: string): PresentationFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const { message } = cause as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    throw new Error(`${name}${position === undefined ? '' : `:${lineAt(text, Number(position))}`}: this is not JSON: ${message}`, {
      cause,
    });
  }
  const parsed = presentationFileSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const lines = linesOfPaths(text, name);
  throw new Error(
    parsed.error.issues
      .map(({ path, message }) => {
        const field = path.join('.');
        return `${name}:${nearestLine(lines, path.map(String))}: ${field || 'the file'}: ${message}`;
      })
      .join('\n'),
  );
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** The line of a field; of the thing around it, where the field itself is missing. */
function nearestLine(lines: ReadonlyMap<string, number>, path: readonly string[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(path.slice(0, length).join('.'));
    if (line !== undefined) return line;
  }
  return 1;
}

/** What lies deeper, or has a longer path, is no part of a file of presentations. */
const DEEPEST = 40;
const LONGEST_PATH = 500;

/** The line on which each value of a JSON text begins, by its path. The text is known to be JSON. */
function linesOfPaths(text: string, name: string): Map<string, number> {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;

  function skip(): void {
    while (/[\s,:]/.test(text[at] ?? '')) {
      if (text[at] === '\n') line += 1;
      at += 1;
    }
  }

  function readString(): string {
    const start = at;
    at += 1;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at += 1;
    return JSON.parse(text.slice(start, at)) as string;
  }

  function readValue(path: string, depth: number): void {
    skip();
    if (depth > DEEPEST) throw new Error(`${name}:${line}: nothing in a file of presentations lies that deep.`);
    if (path.length <= LONGEST_PATH) lines.set(path, line);
    const below = (key: string | number) => (path === '' ? String(key) : path.length > LONGEST_PATH ? path : `${path}.${key}`);
    if (text[at] === '{' || text[at] === '[') {
      const isList = text[at] === '[';
      at += 1;
      for (let index = 0; ; index += 1) {
        skip();
        if (text[at] === '}' || text[at] === ']') break;
        readValue(below(isList ? index : readString()), depth + 1);
      }
      at += 1;
    } else if (text[at] === '"') readString();
    else while (/[^\s,\]}]/.test(text[at] ?? ' ')) at += 1;
  }

  readValue('', 0);
  return lines;
}
