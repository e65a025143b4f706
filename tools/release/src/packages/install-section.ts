import type { Manifest } from './publishable-packages.ts';

/** The oldest TypeScript that the packages are compiled with in a consumer's folder. */
const OLDEST_TYPESCRIPT = '5.9';

const shown = (name: string, range = ''): string => `\`${name}\` ${range.replaceAll(/\.0(?=\.0|\s|$)|\.0$/g, '').replaceAll('||', 'or')}`;

/**
 * How a package's README begins: what to type, and what has to be there already.
 *
 * @param manifest - The library's own; its peers and engines are what is named.
 */
export function installSection({ name, engines, peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string {
  const peers = Object.entries(peerDependencies);
  const required = peers.filter(([peer]) => peerDependenciesMeta[peer]?.optional !== true);
  const optional = peers.filter(([peer]) => peerDependenciesMeta[peer]?.optional === true);
  const list = (some: typeof peers): string => some.map(([peer, range]) => shown(peer, range)).join(', ');
  // A package of this name is asked for what it makes, and nobody imports it.
  const node = `Node.js ${engines?.['node']?.replace('>=', '') ?? ''} or newer`;
  if (name.startsWith('create-')) return ['```sh', `npm create ${name.slice('create-'.length)}`, '```', '', `For ${node}.`].join('\n');
  const sentences = [
    `ES modules, which \`require\` loads too, for ${node} and TypeScript ${OLDEST_TYPESCRIPT} or newer.`,
    ...(required.length > 0 ? [`Peers: ${list(required)}.`] : []),
    ...(optional.length > 0 ? [`Optional peers, for the entries that name them: ${list(optional)}.`] : []),
  ];
  return ['```sh', `npm install ${[name, ...required.map(([peer]) => peer)].join(' ')}`, '```', '', sentences.join(' ')].join('\n');
}
