/**
 * `npm run weight [-- --why] [-- --write]`: what the first visit to each page brings, beside its budget. Beyond it the modules that grew are
 * named. `--why` names the largest modules of every page; `--write` sets the budgets anew. With `--imports` the same of single names of the
 * built packages, for those who import them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@vitrine/engines/chromium';
import { MODULE_SIZES_FILE, type ModuleSizes } from '@vitrine/workspace-config/module-sizes';
import { reportImports } from '../imports/report-imports.ts';
import {
  excessesOf,
  figuresOf,
  growthOf,
  modulesOf,
  type PageBudget,
  recordedModules,
  recordOf,
  scriptPaths,
  type WeightRecord,
} from './budgets.ts';
import { shopPages } from './shop-pages.ts';
import { type PageWeight, type WeighedPage, weighPage } from './weigh-page.ts';
import { withProduct } from './weigh-product.ts';

const RECORD_FILE = join(import.meta.dirname, '..', '..', 'weight.json');
const APPS = join(import.meta.dirname, '..', '..', '..', '..', 'apps');
/** Modules that are named of a page. */
const NAMED = 12;

/** Pages beside the shop's main ones: doors, which are read and filled in. */
const DOORS: readonly WeighedPage[] = [
  { name: 'log-in', path: '/login' },
  { name: 'invitation', path: '/invitation/spring-collection', savesData: true },
  { name: 'prejoin', path: '/presentation/spring-collection/prejoin', savesData: true },
];
const WORDS: Readonly<Record<keyof PageBudget, string>> = {
  scripts: 'kB of JavaScript',
  scriptsWithTouch: 'kB of JavaScript with the first touch',
  styles: 'kB of CSS',
  fonts: 'kB of fonts',
  images: 'kB of images',
  requests: 'requests',
};

async function readSizes(app: string): Promise<ModuleSizes> {
  const file = join(APPS, app, 'build', MODULE_SIZES_FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ModuleSizes;
  } catch (cause) {
    throw new Error(`${file} cannot be read. Build the apps first: npx nx run-many -t build`, { cause });
  }
}

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { imports: flag, why: flag, write: flag } });
if (values.imports) process.exit((await reportImports(values)) ? 0 : 1);
const launch = () => chromium.launch({ executablePath: ensureChromium(console.error), args: ['--no-sandbox', '--disable-gpu'] });
const sizes = { ...(await readSizes('storefront')), ...(await readSizes('sales-room')) };
const weights = await withProduct(launch, async ({ origin }, browser) => {
  const weighed: PageWeight[] = [];
  for (const page of [...(await shopPages(browser, origin)), ...DOORS]) weighed.push(await weighPage(browser, origin, page));
  return weighed;
});
if (values.write) await writeFile(RECORD_FILE, `${JSON.stringify(recordOf(weights, sizes), null, 1)}\n`);
const record = JSON.parse(await readFile(RECORD_FILE, 'utf8')) as WeightRecord;

const bytes = (count: number): string => count.toLocaleString('en-US');
for (const weight of weights) {
  const [figures, budget] = [figuresOf(weight), record.budgets[weight.page]];
  const parts = (Object.keys(WORDS) as (keyof PageBudget)[]).map((what) => `${figures[what]} of ${budget?.[what] ?? 0} ${WORDS[what]}`);
  console.log(`${weight.page}: ${parts.join(', ')}`);
  if (!values.why) continue;
  const modules = modulesOf(scriptPaths(weight), sizes);
  for (const [name, size] of Object.entries(modules)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED))
    console.log(`  ${bytes(size)} characters: ${name}`);
}

const excesses = excessesOf(weights, record.budgets);
for (const { page, what, is, limit } of excesses) {
  console.error(`${page} brings ${is} ${WORDS[what]}; its budget is ${limit}.`);
  const weight = weights.find((each) => each.page === page);
  if (weight === undefined || !what.startsWith('scripts')) continue;
  for (const { module, before, now } of growthOf(recordedModules(page, record), modulesOf(scriptPaths(weight), sizes)).slice(0, NAMED))
    console.error(`  ${module}: ${bytes(before)} → ${bytes(now)} characters`);
}
if (excesses.length > 0) console.error('Where that is meant, `npm run weight -- --write` sets the budgets anew.');
process.exit(excesses.length > 0 ? 1 : 0);
