import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A rule of a stylesheet: its selectors, the at-rules around it and its declarations. */
export interface CssRule {
  selectors: string[];
  /** Enclosing at-rules from outside in, e.g. `@media (prefers-contrast: more)`. */
  conditions: string[];
  declarations: Map<string, string>;
}

/** A stylesheet with its relative imports in place. */
export function readStylesheet(path: string): string {
  return readFileSync(path, 'utf8').replace(/^@import '(\..+)';$/gm, (_, target: string) => readStylesheet(join(dirname(path), target)));
}

/** The rules of a stylesheet in their order; nested rules are none of ours. */
export function parseRules(css: string): CssRule[] {
  const source = css.replace(/\/\*[^]*?\*\//g, '');
  const rules: CssRule[] = [];
  const conditions: string[] = [];
  let start = 0;
  for (let index = 0; index < source.length; index++) {
    const character = source[index];
    if (character === ';' && !source.slice(start, index).includes('{')) start = index + 1;
    if (character === '}') {
      conditions.pop();
      start = index + 1;
    }
    if (character !== '{') continue;
    const prelude = source.slice(start, index).trim();
    if (prelude.startsWith('@') && !prelude.startsWith('@font-face')) {
      conditions.push(prelude);
      start = index + 1;
      continue;
    }
    const end = source.indexOf('}', index);
    const declarations = new Map<string, string>();
    for (const declaration of source.slice(index + 1, end).split(';')) {
      const colon = declaration.indexOf(':');
      if (colon > 0) declarations.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
    }
    rules.push({ selectors: prelude.split(',').map((selector) => selector.trim()), conditions: [...conditions], declarations });
    index = end;
    start = end + 1;
  }
  return rules;
}

export interface TokenMode {
  /** The value of `data-brand` on the root; absent: the product's own. */
  brand?: string | undefined;
  scheme: 'light' | 'dark';
  contrast: 'normal' | 'more';
}

const LAYERS = ['tokens', 'brand', 'base', 'components', 'features', 'app'].map((name) => `@layer vitrine.${name}`);
const layerOf = ({ conditions }: CssRule): number => LAYERS.indexOf(conditions.find((condition) => condition.startsWith('@layer')) ?? '');

/** The tokens that hold on the root element in a mode, with `light-dark()` and `var()` resolved. */
export function resolveTokens(rules: readonly CssRule[], { brand, scheme, contrast }: TokenMode): Map<string, string> {
  const holds = new Map<string, string>();
  for (const { selectors, conditions, declarations } of [...rules].sort((one, other) => layerOf(one) - layerOf(other))) {
    const media = conditions.filter((condition) => condition.startsWith('@media'));
    const isMet = media.every((condition) => condition === '@media (prefers-contrast: more)' && contrast === 'more');
    const isRoot = selectors.some((selector) => selector === ':root' || (brand !== undefined && selector === `[data-brand='${brand}']`));
    if (isMet && isRoot) for (const [name, value] of declarations) holds.set(name, value);
  }
  const resolve = (value: string): string => {
    const pair = /^light-dark\((.+)\)$/s.exec(value);
    if (pair) return resolve(splitArguments(pair[1] ?? '')[scheme === 'light' ? 0 : 1] ?? '');
    const reference = /^var\((--[\w-]+)\)$/.exec(value);
    return reference ? resolve(holds.get(reference[1] ?? '') ?? '') : value;
  };
  return new Map([...holds].map(([name, value]) => [name, resolve(value)]));
}

function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += character;
  }
  return [...parts, part.trim()];
}
