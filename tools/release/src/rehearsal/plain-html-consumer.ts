import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RehearsalConsumer } from './consumer.ts';

/** Bytes that the element may bring, compressed. */
const LIMIT = 8_000;
/** What a module loads, however it says so. */
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;
/** What a strict content security policy refuses, and how it would be written. */
const REFUSED =
  /\beval\s*\(|\bnew Function\b|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write|createElement\(["']style["']\)/;

/** The modules that a browser loads after one, which knows no package by its name. */
function loadedFrom(entry: string): Map<string, string> {
  const modules = new Map<string, string>();
  const load = (file: string): void => {
    if (modules.has(file)) return;
    const text = readFileSync(file, 'utf8');
    modules.set(file, text);
    for (const [, specifier = ''] of text.matchAll(IMPORTS)) {
      if (!specifier.startsWith('./') && !specifier.startsWith('../'))
        throw new Error(`${file} imports ${specifier}, which no browser finds.`);
      load(join(dirname(file), specifier));
    }
  };
  load(entry);
  return modules;
}

/** A page without a bundler: what `<script type="module">` loads is there as it lies, small, and nothing that a strict policy refuses. */
export const plainHtmlConsumer: RehearsalConsumer = {
  name: 'Plain HTML: a room embedded from the files as they lie',
  libs: ['room-embed'],
  files: {
    'import.mjs':
      "const { defineVitrineRoom } = await import('@vitrine/room-embed');\ndefineVitrineRoom();\nawait import('@vitrine/room-embed/define');\nconsole.log(typeof globalThis.customElements);\n",
  },
  async check({ consumer, node }) {
    const dist = join(consumer.folder, 'node_modules/@vitrine/room-embed/dist');
    const modules = loadedFrom(join(dist, 'define.js'));
    for (const [file, text] of modules) {
      const refused = REFUSED.exec(text)?.[0];
      if (refused !== undefined) throw new Error(`${relative(dist, file)} has ${refused}, which a strict policy refuses.`);
    }
    const size = gzipSync([...modules.values()].join('\n')).length;
    if (size > LIMIT) throw new Error(`The element brings ${size} bytes, and may bring ${LIMIT}.`);
    const printed = await consumer.run(node, ['import.mjs']);
    if (printed !== 'undefined') throw new Error(`On a server the element printed ${printed}.`);
    return `${modules.size} modules, ${(size / 1_000).toFixed(1)} kB gzip`;
  },
};
