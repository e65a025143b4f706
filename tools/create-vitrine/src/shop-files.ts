import type { Dependencies, Template } from './load-template.ts';
import type { StoreAddress } from './store-address.ts';

/** What a shop is to be. */
export interface ShopOptions {
  /** Of its package. */
  readonly name: string;
  /** Left out: the embedded demo store. */
  readonly store?: StoreAddress | undefined;
  /** With live sales rooms beside the shop. */
  readonly room: boolean;
}

const ROOM_FILES = /^apps\/sales-room\//;
/** What belongs to a shop with rooms alone (`room`), or of one with the embedded demo (`demo`). */
const PART = /^[ \t]*(?:<!--|#) (room|demo) ?(?:-->)?\n([\s\S]*?)^[ \t]*(?:<!--|#) \/\1 ?(?:-->)?\n/gm;

/** A text with those of its parts that a shop has; parts may hold others. */
function withParts(text: string, isKept: (part: string) => boolean): string {
  const written = text.replaceAll(PART, (_, part: string, inside: string) => (isKept(part) ? inside : ''));
  return written === text ? text : withParts(written, isKept).replaceAll(/\n{3,}/g, '\n\n');
}

/** Packages of one vendor that ask for each other's very version: a range could bring two that do not fit. */
const EXACT = /^(?:@react-router\/|react-router$)/;

const sorted = (entries: Dependencies): Dependencies =>
  Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

function manifestOf({ name, room, store }: ShopOptions, template: Template, versions: Dependencies): string {
  const ranged = (dependencies: Dependencies): Dependencies =>
    Object.fromEntries(
      Object.entries(dependencies).map(([other, version]) => [other, `${EXACT.test(other) ? '' : '^'}${versions[other] ?? version}`]),
    );
  const demo = { '@vitrine/demo-store': '' };
  const apps = ['storefront', ...(room ? ['sales-room'] : [])];
  const each = (command: (app: string) => string): string => apps.map(command).join(' && ');
  const manifest = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: template.node },
    scripts: {
      dev: 'node start/main.ts --dev',
      build: each((app) => `react-router build apps/${app}`),
      start: 'node start/main.ts',
      typecheck: `${each((app) => `react-router typegen apps/${app}`)} && tsc -p . && ${each((app) => `tsc -p apps/${app}`)}`,
      test: 'vitest run',
      ...(room ? { 'media-worker': 'cd node_modules/mediasoup && node npm-scripts.mjs postinstall' } : {}),
    },
    // Where its worker can neither be downloaded nor built, mediasoup's script would end the whole installation.
    ...(room ? { allowScripts: { mediasoup: false } } : {}),
    dependencies: sorted(
      ranged({ ...template.dependencies, ...(room ? template.roomDependencies : {}), ...(store === undefined ? demo : {}) }),
    ),
    // Tests run against the embedded store, whatever the shop sells from.
    devDependencies: sorted(ranged({ ...template.devDependencies, ...(store === undefined ? {} : demo) })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Settings of a store, for `.env` alone: it is never committed. */
const settingsOf = ({ storeApi, adminApi, accessKey }: StoreAddress): string =>
  `STORE_API_ENDPOINT=${storeApi}\nSTORE_API_ACCESS_KEY=${accessKey}\nADMIN_API_ENDPOINT=${adminApi}\n`;

/**
 * Every file of a shop, by its path.
 *
 * @param template - What shops are written from.
 * @param versions - Of Vitrine's packages, by name.
 */
export function shopFiles(options: ShopOptions, template: Template, versions: Dependencies): Map<string, string> {
  const files = new Map<string, string>();
  const isKept = (part: string): boolean => (part === 'room' ? options.room : options.store === undefined);
  for (const [path, text] of Object.entries(template.files)) {
    if (!options.room && ROOM_FILES.test(path)) continue;
    files.set(
      path,
      withParts(text, isKept).replaceAll('{{name}}', () => options.name),
    );
  }
  files.set('package.json', manifestOf(options, template, versions));
  if (options.store !== undefined) files.set('.env', settingsOf(options.store));
  return files;
}
