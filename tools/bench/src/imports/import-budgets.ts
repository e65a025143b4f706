import { type Growth, growthOf } from '../weight/budgets.ts';
import type { ImportWeight } from './weigh-import.ts';

/** kB gzip that an import may bring. */
export interface ImportBudget {
  readonly atOnce: number;
  readonly onDemand: number;
}

/** Budgets of imports, and the modules that they brought when the budgets were set. By entry and name: `@vitrine/ui Button`. */
export interface ImportRecord {
  readonly budgets: Readonly<Record<string, ImportBudget>>;
  readonly modules: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** An import beyond one of its limits. */
export interface ImportExcess {
  readonly import: string;
  readonly what: keyof ImportBudget;
  readonly is: number;
  readonly limit: number;
  /** Modules that have grown or come, the most first. */
  readonly growth: readonly Growth[];
}

const WHAT = ['atOnce', 'onDemand'] as const;
/** What another version of a compiler makes of the same modules still fits. */
const SLACK_KB = 0.2;
const SLACK_SHARE = 1.03;

/** Bytes as kB, rounded up to a tenth. */
const kilobytes = (bytes: number): number => Math.ceil(bytes / 100) / 10;

/** A limit for so many bytes: what comes later may be nothing, and then stays nothing. */
const limitFor = (bytes: number): number => (bytes === 0 ? 0 : kilobytes(bytes * SLACK_SHARE + SLACK_KB * 1_000));

/** What is kept of some imports, to compare later ones with. */
export function importRecord(weights: ReadonlyMap<string, ImportWeight>): ImportRecord {
  const entries = [...weights];
  return {
    budgets: Object.fromEntries(
      entries.map(([key, { atOnce, onDemand }]) => [key, { atOnce: limitFor(atOnce), onDemand: limitFor(onDemand) }]),
    ),
    modules: Object.fromEntries(
      entries.map(([key, { modules }]) => [
        key,
        Object.fromEntries(Object.entries(modules).toSorted(([one], [other]) => (one < other ? -1 : 1))),
      ]),
    ),
  };
}

/** Where imports are beyond their budgets. An import without a budget is beyond all of it. */
export function importExcesses(weights: ReadonlyMap<string, ImportWeight>, { budgets, modules }: ImportRecord): readonly ImportExcess[] {
  return [...weights].flatMap(([key, weight]) =>
    WHAT.map((what) => ({
      import: key,
      what,
      is: kilobytes(weight[what]),
      limit: budgets[key]?.[what] ?? 0,
      growth: what === 'atOnce' ? growthOf(modules[key] ?? {}, weight.modules) : [],
    })).filter(({ is, limit }) => is > limit),
  );
}

const WORDS: Readonly<Record<keyof ImportBudget, string>> = { atOnce: 'at once', onDemand: 'on demand' };
/** Modules that are named of an import. */
const NAMED = 8;

const characters = (count: number): string => count.toLocaleString('en-US');

/** An excess as lines: what it is, and which modules grew. */
export const describeExcess = ({ import: key, what, is, limit, growth }: ImportExcess): string =>
  [
    `${key} brings ${is} kB gzip ${WORDS[what]}; its budget is ${limit}.`,
    ...growth.slice(0, NAMED).map(({ module, before, now }) => `  ${module}: ${characters(before)} → ${characters(now)} characters`),
  ].join('\n');

/** What an import brings, beside its budget. */
export function describeWeight(key: string, weight: ImportWeight, budget: ImportBudget | undefined): string {
  const parts = WHAT.map((what) => `${kilobytes(weight[what])} of ${budget?.[what] ?? 0} kB gzip ${WORDS[what]}`);
  return `${key}: ${parts.join(', ')}`;
}

/** The largest modules that come with an import. */
export const describeModules = ({ modules }: ImportWeight): readonly string[] =>
  Object.entries(modules)
    .toSorted(([, one], [, other]) => other - one)
    .map(([module, size]) => `  ${characters(size)} characters: ${module}`);
