import semver from 'semver';

/** A package's surface before and after, with the versions that go with it. */
export interface SurfaceChange {
  name: string;
  /** The version that was released last, and its report. */
  released: string;
  before: string;
  /** The version that is to come, and its report. */
  next: string;
  after: string;
}

const declarations = (report: string): string[] =>
  [...report.matchAll(/^```ts\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.split('\n')).filter((line) => line.trim() !== '');

/** What a report no longer says: a removed or changed declaration, line by line. */
export function brokenLines(before: string, after: string): string[] {
  const left = new Map<string, number>();
  for (const line of declarations(after)) left.set(line, (left.get(line) ?? 0) + 1);
  return declarations(before).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** Whether a version says that code written for the last one may break: the major one, or below 1.0 the minor one. */
const saysSo = (released: string, next: string): boolean =>
  semver.gt(next, released) &&
  (semver.major(released) !== semver.major(next) || (semver.major(released) === 0 && semver.minor(released) !== semver.minor(next)));

/** A sentence for a surface that breaks what was written for the last version, under a version that does not say so. */
export function checkBump({ name, released, before, next, after }: SurfaceChange): string[] {
  const broken = brokenLines(before, after);
  if (broken.length === 0 || saysSo(released, next)) return [];
  const wanted = semver.major(released) === 0 ? 'minor' : 'major';
  return [
    `${name}: ${released} → ${next} takes away or changes ${broken.length} lines of its API, such as "${broken[0]?.trim() ?? ''}". Add a ${wanted} changeset with npx changeset, or keep what was there.`,
  ];
}
