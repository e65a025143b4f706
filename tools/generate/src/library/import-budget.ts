import type { Name } from '../names.ts';
import { addProperty } from '../source-edits.ts';

/** kB gzip that importing the function of a new library may bring. */
const BUDGET = { atOnce: 0.6, onDemand: 0 };

interface ImportRecord {
  readonly budgets: Readonly<Record<string, unknown>>;
  readonly modules: Readonly<Record<string, unknown>>;
}

const importOf = ({ kebab, pascal }: Name): string => `@vitrine/${kebab} read${pascal}`;

/** Names the function among those that are weighed. */
export const addWeighedImport = (text: string, { kebab, pascal }: Name): string =>
  addProperty(text, 'WEIGHED_IMPORTS', `'@vitrine/${kebab}': ['read${pascal}']`);

/** Sets its budget. */
export function addImportBudget(text: string, name: Name): string {
  const record = JSON.parse(text) as ImportRecord;
  const { kebab } = name;
  const budgets = { ...record.budgets, [importOf(name)]: BUDGET };
  const modules = { ...record.modules, [importOf(name)]: { [`libs/${kebab}/dist/read-${kebab}.js`]: 0 } };
  return `${JSON.stringify({ budgets, modules }, null, 1)}\n`;
}
