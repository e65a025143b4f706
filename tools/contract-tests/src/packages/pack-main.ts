/** Builds and packs every publishable library: `npm run pack -- FOLDER`, then `npm publish FOLDER/<tarball>`. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, pack, publishablePackages, ROOT } from './pack.ts';

const target = resolve(ROOT, process.argv[2] ?? 'build/packages');
mkdirSync(target, { recursive: true });
for (const library of publishablePackages()) {
  await build(library);
  console.log(await pack(library, target));
}
