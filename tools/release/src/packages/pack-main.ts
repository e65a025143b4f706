/** Builds and packs every publishable library, one line of progress for each: `npm run pack -- FOLDER`. */
import { mkdirSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build, isBuilt } from './build.ts';
import { pack } from './pack.ts';
import { publishablePackages, ROOT } from './publishable-packages.ts';

const target = resolve(process.argv[2] ?? 'build/packages');
mkdirSync(target, { recursive: true });
const packages = publishablePackages();
for (const [index, library] of packages.entries()) {
  const since = performance.now();
  process.stdout.write(`${index + 1}/${packages.length} ${library.manifest.name}: ${isBuilt(library) ? 'is built' : 'building'} … `);
  await build(library);
  const tarball = await pack(library, target);
  const took = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`packed ${relative(ROOT, tarball)}, ${Math.round(statSync(tarball).size / 1000)} kB (${took} s)`);
}
