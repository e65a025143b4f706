import { matchesGlob } from 'node:path';
import type { ProjectGraph } from '@nx/devkit';

/** A project that a change of a file touches, and by what. */
export interface Touch {
  readonly project: string;
  /** `holds it`, or which of its targets reads it by which input. */
  readonly why: string;
}

type Inputs = readonly unknown[];
/** `namedInputs` of `nx.json`. */
export type NamedInputs = Readonly<Record<string, Inputs>>;

/** Files whose change touches everything: Nx reads the whole workspace from them. */
const EVERYTHING: ReadonlySet<string> = new Set(['nx.json', 'package-lock.json', 'tsconfig.base.json']);
const ROOT_INPUT = '{workspaceRoot}/';

/** A name that begins with a dot is one like others to Nx, and hidden from Node's patterns. */
const unhidden = (path: string): string => path.replaceAll(/(?<=^|\/)\./g, '_');

/** Patterns of files at the workspace's root that a target reads. */
function rootPatterns(inputs: Inputs, named: NamedInputs): string[] {
  return inputs.flatMap((input) => {
    if (typeof input !== 'string') return [];
    const known = named[input];
    if (known !== undefined) return rootPatterns(known, named);
    return input.startsWith(ROOT_INPUT) ? [input.slice(ROOT_INPUT.length)] : [];
  });
}

/** The projects that a change of a file touches, as Nx sees it: who holds the file, and whose targets read it. */
export function touchesOf({ nodes }: ProjectGraph, namedInputs: NamedInputs, file: string): Touch[] {
  return Object.values(nodes).flatMap(({ name, data }) => {
    if (file.startsWith(`${data.root}/`)) return [{ project: name, why: 'holds it' }];
    if (EVERYTHING.has(file)) return [{ project: name, why: 'rests on it, as every project' }];
    const named = { ...namedInputs, ...data.namedInputs };
    for (const [target, { inputs = [] }] of Object.entries(data.targets ?? {})) {
      const pattern = rootPatterns(inputs, named).find((each) => matchesGlob(unhidden(file), unhidden(each)));
      if (pattern !== undefined) return [{ project: name, why: `${target} reads ${pattern}` }];
    }
    return [];
  });
}

/**
 * Every project that stands on the touched ones, by the shortest way to one of them: itself first, the touched one last.
 */
export function waysTo({ dependencies }: ProjectGraph, touched: readonly string[]): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>(touched.map((project) => [project, [project]]));
  // A map goes on over what is added while it is walked: nearest first.
  for (const [project, way] of ways)
    for (const [dependant, edges] of Object.entries(dependencies))
      if (!ways.has(dependant) && edges.some(({ target }) => target === project)) ways.set(dependant, [dependant, ...way]);
  return ways;
}
