import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Mutant, MutantResult } from '@stryker-mutator/api/core';
import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** Texts, and what is only listed: their change is no change of what a source decides. */
export const LEFT_ALONE = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'];

/** One change of a source that its tests should notice. */
export interface Place {
  /** Path relative to the tree's root. */
  readonly file: string;
  /** Where the change is: lines and columns from 0. */
  readonly location: Mutant['location'];
  /** The tester's name for this kind of change. */
  readonly kind: string;
  readonly replacement: string;
}

/**
 * Every change that the mutation tester makes of some sources.
 * @param files Paths relative to `root`.
 */
export async function placesOf(root: string, files: readonly string[]): Promise<Place[]> {
  const sources = files.map((name) => ({ name, content: readFileSync(join(root, name), 'utf8'), mutate: true }));
  const { mutants } = await new Instrumenter(SILENT).instrument(sources, { plugins: null, excludedMutations: LEFT_ALONE, ignorers: [] });
  return mutants.filter(({ status }) => status === undefined).map((mutant) => placeOf(mutant, mutant.fileName));
}

/** A mutant as the tester names it, by its path relative to the tree's root. */
export const placeOf = ({ location, mutatorName, replacement }: Mutant, file: string): Place => ({
  file,
  location,
  kind: mutatorName,
  replacement,
});

/** The place of a result, which counts lines and columns from 1. */
export const placeOfResult = (root: string, { location: { start, end }, ...result }: MutantResult): Place =>
  placeOf({ ...result, location: { start: before(start), end: before(end) } }, relative(root, result.fileName));

/** A name of a place that two lists of changes agree on. */
export const keyOf = ({ file, location: { start, end }, kind, replacement }: Place): string =>
  [file, start.line, start.column, end.line, end.column, kind, replacement].join(':');

/** What asks the tester for this place, and for what lies within it: lines from 1, columns from 0. */
export const rangeOf = ({ file, location: { start, end } }: Place): string =>
  `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** The source with the change in it. */
export function changed(source: string, { location: { start, end }, replacement }: Place): string {
  return source.slice(0, offsetOf(source, start)) + replacement + source.slice(offsetOf(source, end));
}

/** What is changed, in a line: where, what it says, and what it says instead. */
export function inWords(source: string, { file, location: { start, end }, kind, replacement }: Place): string {
  const was = source.slice(offsetOf(source, start), offsetOf(source, end));
  return `${file}:${start.line + 1}  ${kind}: ${shortened(was)} → ${shortened(replacement)}`;
}

/** Names the file that holds what was drawn: an environment has no room for hundreds of places. */
const VARIABLE = 'MUTANTS_DRAWN';

/** What the plugins of the tester know of a run. */
export interface Drawn {
  /** The tree whose sources are changed. */
  readonly root: string;
  /** The places that were drawn, in words, by their keys. */
  readonly words: ReadonlyMap<string, string>;
}

/** Tells the plugins of the tester, some of them in processes of their own, which places were drawn. */
export function announceDrawn({ root, words }: Drawn): void {
  const file = join(tmpdir(), `mutants-drawn-${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ root, words: [...words] }));
  process.env[VARIABLE] = file;
}

/** What the run that started the tester has announced. */
export function drawnPlaces(): Drawn {
  const file = process.env[VARIABLE];
  if (file === undefined) return { root: '', words: new Map() };
  const { root, words } = JSON.parse(readFileSync(file, 'utf8')) as { root: string; words: [string, string][] };
  return { root, words: new Map(words) };
}

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

const before = ({ line, column }: Place['location']['start']): Place['location']['start'] => ({ line: line - 1, column: column - 1 });

function offsetOf(source: string, { line, column }: { readonly line: number; readonly column: number }): number {
  let offset = 0;
  for (let passed = 0; passed < line; passed += 1) offset = source.indexOf('\n', offset) + 1;
  return offset + column;
}

const never = () => false;
const nothing = () => undefined;
const SILENT: Logger = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
