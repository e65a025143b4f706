import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Manifest } from '../packages/publishable-packages.ts';
import type { LockedPackages } from './engines.ts';

/** What the sound package's dependencies say of themselves. */
export const LOCKED: LockedPackages = {
  'node_modules/zod': { version: '4.6.7', engines: { node: '>=18' }, dependencies: { deep: '1.0.0' } },
  'node_modules/deep': { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1', engines: { node: '>=0.10.0' } },
};

/** Versions of the release that the sound package is part of. */
export const VERSIONS: ReadonlyMap<string, string> = new Map([
  ['@vitrine/sound', '0.1.0'],
  ['@vitrine/routing', '0.1.0'],
]);

const FILES: Readonly<Record<string, string>> = {
  'README.md': '# @vitrine/sound\n',
  LICENSE: 'MIT\n',
  'dist/index.js':
    "import { localePath } from '@vitrine/routing';\nimport { z } from 'zod';\nexport const path = () => localePath(z.string().parse('/'), 'de-DE');\n//# sourceMappingURL=index.js.map\n",
  'dist/index.js.map': '{"version":3,"file":"index.js","names":[],"sources":["../src/index.ts"],"mappings":"AAAA"}',
  'dist/index.d.ts': 'export declare const path: () => string;\n',
  'dist/styles.css': '.sound { color: inherit; }\n',
  'dist/stylesheet.d.ts': 'export {};\n',
  'src/index.ts': 'export {};\n',
};

const MANIFEST: Manifest = {
  name: '@vitrine/sound',
  version: '0.1.0',
  description: 'A package without a fault, to seed faults into.',
  keywords: ['test'],
  license: 'MIT',
  author: 'The Vitrine authors',
  homepage: 'https://shop.example/sound',
  repository: { type: 'git', url: 'git+https://shop.example/vitrine.git', directory: 'libs/sound' },
  bugs: 'https://shop.example/issues',
  type: 'module',
  engines: { node: '>=20.19' },
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './styles.css': { types: './dist/stylesheet.d.ts', default: './dist/styles.css' },
    './package.json': './package.json',
  },
  files: ['dist', 'src'],
  sideEffects: ['**/*.css'],
  dependencies: { '@vitrine/routing': '0.1.0', zod: '4.6.7' },
  peerDependencies: { react: '^19.0.0' },
  publishConfig: { access: 'public' },
};

/** A package without a fault in a folder of its own, to be changed into one that has one. */
export class SeededPackage implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'vitrine-seeded-'));

  constructor() {
    for (const [file, text] of Object.entries(FILES)) this.write(file, text);
    this.write('package.json', JSON.stringify(MANIFEST));
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  remove(file: string): void {
    rmSync(join(this.folder, file));
  }

  /** Changes the package's `package.json`. */
  change(change: (manifest: Manifest) => void): void {
    const manifest = JSON.parse(readFileSync(join(this.folder, 'package.json'), 'utf8')) as Manifest;
    change(manifest);
    this.write('package.json', JSON.stringify(manifest));
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
