import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { INSERTED_STYLES } from './inserted-styles.ts';

it('every style element that React Aria inserts is known, letter for letter', () => {
  const components = createRequire(import.meta.url).resolve('react-aria-components');
  const folder = join(dirname(createRequire(components).resolve('react-aria/package.json')), 'dist/private');
  const found: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'))) {
    const code = readFileSync(join(folder, file), 'utf8');
    if (!/createElement\(['"]style['"]\)/.test(code)) continue;
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(code)?.[1] ?? '';
    for (const [, text = ''] of code.matchAll(/style\.textContent = `([^`]*)`/g))
      found.push(text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim());
  }
  expect(found.sort()).toEqual([...INSERTED_STYLES].sort());
});
