interface LockFile {
  readonly packages: Record<string, unknown>;
}

const MANIFEST_FIELDS = { version: '0.0.0', license: 'MIT', engines: { node: '>=20.19' } };

/** Adds a library without dependencies to `package-lock.json`, as `npm install` would. */
export function addLockedPackage(text: string, kebab: string): string {
  const lock = JSON.parse(text) as LockFile;
  const entries = { ...lock.packages };
  entries[`libs/${kebab}`] = { name: `@vitrine/${kebab}`, ...MANIFEST_FIELDS };
  entries[`node_modules/@vitrine/${kebab}`] = { resolved: `libs/${kebab}`, link: true };
  const packages = Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => one.localeCompare(other, 'en')));
  return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
}
