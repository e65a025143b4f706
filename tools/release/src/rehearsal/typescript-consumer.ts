import semver from 'semver';
import type { PlannedPackage } from '../release/plan.ts';
import { moduleEntries, type RehearsalConsumer, stylesheetEntries } from './consumer.ts';

const OLDEST_TYPESCRIPT = '5.9.2';

/** The oldest version of each peer that some package allows. */
export function oldestPeers(packages: readonly PlannedPackage[]): Record<string, string> {
  const peers: Record<string, string> = {};
  for (const { manifest } of packages)
    for (const [peer, range] of Object.entries(manifest.peerDependencies ?? {})) {
      const oldest = semver.minVersion(range)?.version;
      const known = peers[peer];
      if (oldest !== undefined && (known === undefined || semver.gt(oldest, known))) peers[peer] = oldest;
    }
  return peers;
}

const settings = (moduleResolution: 'bundler' | 'nodenext') => ({
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    noEmit: true,
    // The oldest peers' own declarations are not ours to mend.
    skipLibCheck: true,
    target: 'es2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
    jsx: 'react-jsx',
    module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
    moduleResolution,
    types: ['node'],
  },
  include: ['*.ts', '*.tsx'],
});

/** Every entry and every stylesheet, with the oldest compiler and the oldest peers that are supported. */
export const typescriptConsumer: RehearsalConsumer = {
  name: `TypeScript ${OLDEST_TYPESCRIPT}, strict, with the oldest peers`,
  others: { typescript: OLDEST_TYPESCRIPT, '@types/node': '^22.0.0', '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' },
  files: {
    'use.tsx': `
import { createStoreApiClient, getCart, type Cart } from '@vitrine/store-api-client';
import { Button } from '@vitrine/ui';
export const cartOf = (endpoint: string): Promise<Cart> => getCart(createStoreApiClient({ endpoint, accessKey: 'SWSC' }));
export const view = <Button onPress={() => undefined}>Buy</Button>;
// @ts-expect-error A cart is no text: types are there, and are not any.
export const wrong: string = await cartOf('');
`,
  },
  async check({ consumer, node, packages }) {
    const modules = moduleEntries(packages);
    const sheets = stylesheetEntries(packages);
    const names = modules.map((entry, index) => `import * as entry${index} from '${entry}';`);
    const uses = modules.map((_, index) => `entry${index}`).join(', ');
    consumer.write('all.ts', [...names, ...sheets.map((sheet) => `import '${sheet}';`), `export const all = [${uses}];`].join('\n'));
    for (const resolution of ['bundler', 'nodenext'] as const) {
      consumer.write(`tsconfig.${resolution}.json`, JSON.stringify(settings(resolution)));
      await consumer.run(node, ['node_modules/typescript/bin/tsc', '-p', `tsconfig.${resolution}.json`, '--pretty', 'false']);
    }
    return `${modules.length} entries and ${sheets.length} stylesheets, resolved as bundlers and as Node do`;
  },
};
