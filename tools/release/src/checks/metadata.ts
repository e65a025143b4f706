import type { StagedPackage } from './staged-package.ts';

/** Whether npm's page of a package can say whose it is, under which licence, and where to complain. */
export function checkMetadata({ manifest }: StagedPackage): string[] {
  const { name } = manifest;
  const absent = ['description', 'license', 'author', 'homepage', 'bugs', 'repository'].filter((field) => manifest[field] === undefined);
  const { access } = (manifest['publishConfig'] ?? {}) as { access?: string };
  const own = ['devDependencies', 'scripts', 'nx'].filter((field) => manifest[field] !== undefined);
  return [
    ...absent.map((field) => `${name}: ${field} is not set. It is taken from the root's package.json, or is the library's own.`),
    ...own.map((field) => `${name}: ${field} serves the workspace alone. Publish what is staged, not the library.`),
    ...(manifest.private === true ? [`${name}: it is private. Only what is published is staged.`] : []),
    ...(access === 'public' ? [] : [`${name}: publishConfig.access is not public, so that a scoped package is closed to others. Set it.`]),
  ];
}
