import { inflateSync } from 'node:zlib';

/** The text of a PDF as pdfkit writes it: compressed streams with hexadecimal strings, in reading order. */
export function pdfText(file: Uint8Array): string {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  const parts: string[] = [];
  for (const match of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(match.index - 3, match.index) === 'end') continue;
    const start = match.index + match[0].length;
    const content = inflateSync(bytes.subarray(start, text.indexOf('endstream', start))).toString('latin1');
    for (const line of content.matchAll(/\[([^[\]]*)\] TJ/g)) {
      parts.push(
        [...(line[1] ?? '').matchAll(/<([0-9a-f]+)>/gi)]
          .map((hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex[1] ?? '', 'hex')))
          .join(''),
      );
    }
  }
  return parts.join('\n');
}

export const pageCount = (file: Uint8Array): number =>
  [
    ...Buffer.from(file)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b(?!s)/g),
  ].length;
