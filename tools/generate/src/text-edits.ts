import { GenerateError } from './generate-error.ts';

/**
 * Adds a line after the last one that a pattern fits, of a whole text or of the part between two headings.
 * @throws GenerateError where no line fits.
 */
export function addLineAfter(
  text: string,
  pattern: RegExp,
  line: string,
  part: { readonly from?: string; readonly to?: string } = {},
): string {
  const start = part.from === undefined ? 0 : text.indexOf(part.from);
  const end = part.to === undefined ? -1 : text.indexOf(part.to, start);
  const lines = text.slice(Math.max(start, 0), end === -1 ? undefined : end).split('\n');
  const index = lines.findLastIndex((one) => pattern.test(one));
  if (start === -1 || index === -1)
    throw new GenerateError(`No line fits ${String(pattern)} any more, after which this generator adds one.`);
  const before = text.slice(0, Math.max(start, 0));
  const after = end === -1 ? '' : text.slice(end);
  return `${before}${[...lines.slice(0, index + 1), line, ...lines.slice(index + 1)].join('\n')}${after}`;
}
