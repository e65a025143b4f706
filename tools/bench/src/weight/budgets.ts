import type { ModuleSizes } from '@vitrine/workspace-config/module-sizes';
import { type PageWeight, sumOf } from './weigh-page.ts';

/** What a page may bring before anybody touches it, and its code with the first touch. */
export interface PageBudget {
  /** kB gzip. */
  readonly scripts: number;
  readonly scriptsWithTouch: number;
  readonly styles: number;
  /** kB as they travel. */
  readonly fonts: number;
  readonly images: number;
  readonly requests: number;
}

/** One page beyond one of its limits. */
export interface Excess {
  readonly page: string;
  readonly what: keyof PageBudget;
  readonly is: number;
  readonly limit: number;
}

const kB = (bytes: number): number => Math.ceil(bytes / 100) / 10;

/** A page's figures in the units of its budget, rounded up to a tenth. */
export const figuresOf = ({ scripts, styles, fonts, images, requests, withTouch }: PageWeight): PageBudget => ({
  scripts: kB(sumOf(scripts)),
  scriptsWithTouch: kB(sumOf(scripts) + sumOf(withTouch.scripts)),
  styles: kB(sumOf(styles)),
  fonts: kB(fonts),
  images: kB(images),
  requests,
});

/** kB of a small picture: a browser does without it where a larger one of the same is in its memory already, which is a matter of moments. */
const THUMBNAIL = 6;

/** A budget for a page as it is: what another version of a compiler or another order of requests makes of it still fits. */
export function budgetFor(weight: PageWeight): PageBudget {
  const figures = figuresOf(weight);
  return {
    scripts: Math.ceil(figures.scripts + 1),
    scriptsWithTouch: Math.ceil(figures.scriptsWithTouch + 2),
    styles: Math.ceil(figures.styles + 0.3),
    fonts: Math.ceil(figures.fonts),
    images: figures.images === 0 ? 0 : Math.ceil(figures.images * 1.05 + THUMBNAIL),
    requests: figures.requests + 2,
  };
}

/** Where pages are beyond their budgets. A page without a budget is beyond all of it. */
export function excessesOf(weights: readonly PageWeight[], budgets: Readonly<Record<string, PageBudget>>): readonly Excess[] {
  return weights.flatMap((weight) => {
    const [figures, budget] = [figuresOf(weight), budgets[weight.page]];
    return (Object.keys(figures) as (keyof PageBudget)[])
      .map((what) => ({ page: weight.page, what, is: figures[what], limit: budget?.[what] ?? 0 }))
      .filter(({ is, limit }) => is > limit);
  });
}

/** A file's name without the hash of its content. */
const stemOf = (path: string): string => path.replace(/-[\w-]{8}\.js$/, '');

/** Characters of each module in some built files, by the names that `sizes` has for them. */
export function modulesOf(paths: readonly string[], sizes: ModuleSizes): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const path of paths) for (const [name, size] of Object.entries(sizes[path] ?? {})) sums[name] = (sums[name] ?? 0) + size;
  return sums;
}

/** A module that is larger than it was, in characters before they are made smaller. */
export interface Growth {
  readonly module: string;
  readonly before: number;
  readonly now: number;
}

/** The modules of a page that have grown or come, the most first. */
export function growthOf(before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): readonly Growth[] {
  return Object.entries(now)
    .map(([module, size]) => ({ module, before: before[module] ?? 0, now: size }))
    .filter((growth) => growth.now > growth.before)
    .toSorted((one, other) => other.now - other.before - (one.now - one.before));
}

/** Modules by page at the time when the budgets were set, and a budget for each page. */
export interface WeightRecord {
  readonly budgets: Readonly<Record<string, PageBudget>>;
  /** Files of each page, by their names without hashes: those before a touch, and those with it. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Characters of each module of each file. */
  readonly modules: ModuleSizes;
}

/** The files of a page's code, before and with a touch. */
export const scriptPaths = ({ scripts, withTouch }: PageWeight): readonly string[] =>
  [...scripts, ...withTouch.scripts].map(({ path }) => path);

/** What is kept of some pages, to compare later ones with. */
export function recordOf(weights: readonly PageWeight[], sizes: ModuleSizes): WeightRecord {
  const used = new Map(weights.flatMap(scriptPaths).map((path) => [stemOf(path), path]));
  return {
    budgets: Object.fromEntries(weights.map((weight) => [weight.page, budgetFor(weight)])),
    files: Object.fromEntries(weights.map((weight) => [weight.page, scriptPaths(weight).map(stemOf).toSorted()])),
    modules: Object.fromEntries([...used].toSorted().map(([stem, path]) => [stem, sizes[path] ?? {}])),
  };
}

/** What a page's code came from when the budgets were set. */
export const recordedModules = (page: string, { files, modules }: WeightRecord): Readonly<Record<string, number>> =>
  modulesOf(files[page] ?? [], modules);
