/** Three numbers, and what makes it a pre-release. */
const VERSION = /^(\d{1,9})(?:\.(\d{1,9}|x|\*))?(?:\.(\d{1,9}|x|\*))?(?:-([\w.-]{1,100}))?(?:\+[\w.-]{1,100})?$/;

interface Version {
  readonly numbers: readonly [number, number, number];
  readonly preRelease: string | undefined;
}

function parse(text: string): Version | undefined {
  const match = VERSION.exec(text);
  if (match === null) return undefined;
  const number = (part: string | undefined): number => (part === undefined || /^[x*]$/.test(part) ? 0 : Number(part));
  return { numbers: [number(match[1]), number(match[2]), number(match[3])], preRelease: match[4] };
}

/** Whether it is one version, and no range. */
export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(text);

/** The lowest version that a range of a `package.json` begins with; undefined for one that names no number (`workspace:*`, a tarball). */
export function lowestOf(range: string): string | undefined {
  const start = range
    .replace(/^workspace:/, '')
    .trim()
    .replace(/^(?:\^|~|>=|=|v)\s*/, '')
    .split(/\s/, 1)[0];
  const version = start === undefined ? undefined : parse(start);
  if (version === undefined) return undefined;
  return version.numbers.join('.') + (version.preRelease === undefined ? '' : `-${version.preRelease}`);
}

/** Negative where the first is older. A pre-release is older than its release; two of them are compared as text. */
export function compareVersions(first: string, second: string): number {
  const [one, other] = [parse(first), parse(second)];
  if (one === undefined || other === undefined) throw new TypeError(`No versions: ${first}, ${second}`);
  for (const index of [0, 1, 2] as const) {
    const difference = one.numbers[index] - other.numbers[index];
    if (difference !== 0) return difference;
  }
  if (one.preRelease === other.preRelease) return 0;
  if (one.preRelease === undefined) return 1;
  if (other.preRelease === undefined) return -1;
  return one.preRelease < other.preRelease ? -1 : 1;
}
