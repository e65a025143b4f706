import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Versions by package name. */
export type Dependencies = Readonly<Record<string, string>>;

/** Everything that shops are written from. */
export interface Template {
  /** Texts by their paths in the shop. */
  readonly files: Readonly<Record<string, string>>;
  readonly dependencies: Dependencies;
  /** Of a shop with sales rooms besides. */
  readonly roomDependencies: Dependencies;
  readonly devDependencies: Dependencies;
  /** The Node that a shop needs, as a range. */
  readonly node: string;
}

/** Name of the template's file, beside the built modules. */
export const TEMPLATE_FILE = 'template.json';

/** Reads the template that was built with this package. */
export const loadTemplate = (): Template => JSON.parse(readFileSync(join(import.meta.dirname, TEMPLATE_FILE), 'utf8')) as Template;

/** The versions of Vitrine's packages that shops begin with. */
export function loadVersions(): Dependencies {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as { shopDependencies: Dependencies };
  return own.shopDependencies;
}
