import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
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

const VARIABLE = 'MUTANTS_DRAWN';

/** Tells the processes that the tester starts which places were drawn. */
export function announceDrawn(root: string, places: readonly Place[]): void {
  process.env[VARIABLE] = JSON.stringify({ root, keys: places.map(keyOf) });
}

/** What the run that started the tester has announced. */
export function drawnPlaces(): { readonly root: string; readonly keys: ReadonlySet<string> } {
  const { root, keys } = JSON.parse(process.env[VARIABLE] ?? '{"root":"","keys":[]}') as { root: string; keys: string[] };
  return { root, keys: new Set(keys) };
}

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

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
