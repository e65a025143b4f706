import type { Example } from './document-examples.ts';

/** Examples that are compiled and not run, by document and number, each with its reason. */
const NOT_RUN: readonly { readonly examples: readonly string[]; readonly reason: string }[] = [
  {
    examples: ['docs/guides/brand.md#1'],
    reason: 'pictures as modules, which a bundler makes of them',
  },
  {
    examples: [
      'libs/app-shell/README.md#1',
      'libs/cms-blocks/README.md#1',
      'libs/cms-blocks/README.md#2',
      'libs/cms-blocks/docs/own-blocks.md#1',
      'libs/cms-blocks/docs/own-blocks.md#2',
      'libs/cms-blocks/docs/own-blocks.md#3',
      'libs/cms-blocks/docs/own-blocks.md#4',
      'libs/commerce/README.md#1',
      'libs/i18n/README.md#1',
      'libs/room-embed/README.md#2',
      'libs/sales-room-ui/README.md#1',
      'libs/ui/README.md#1',
    ],
    reason: 'React components in TSX, which a bundler translates',
  },
  { examples: ['libs/app-shell/README.md#2'], reason: 'a server of pages that a bundler has built' },
  { examples: ['libs/routing/README.md#6'], reason: 'the routes of a React Router app, which its bundler reads' },
  {
    examples: ['libs/room-embed/README.md#1', 'libs/sales-room-client/README.md#1', 'libs/session/README.md#2'],
    reason: 'a page’s document, storage or events, which a browser has',
  },
  {
    examples: ['libs/sales-room-protocol/README.md#1', 'libs/sales-room-server/README.md#1'],
    reason: 'a socket or host of the reader’s own, which the example only declares',
  },
  {
    examples: ['libs/sales-room-server/README.md#2', 'libs/sales-room-server/README.md#3'],
    reason: 'a call of two browsers, which the test of the room example makes',
  },
  { examples: ['tools/media-worker/README.md#1'], reason: 'a machine’s media worker, which may have to be built' },
  { examples: ['tools/migrate/README.md#1'], reason: 'a repository of the reader’s own, for which its own test stands in' },
  { examples: ['libs/store-api-client/README.md#4'], reason: 'appointments, which a room server answers and not a store' },
];

const idOf = ({ document, number }: Example): string => `${document}#${number}`;

/** Why an example is not run; undefined for one that is. */
export const reasonNotToRun = (example: Example): string | undefined =>
  NOT_RUN.find(({ examples }) => examples.includes(idOf(example)))?.reason;

/** Lines of the list that no example needs, or that stand there twice. */
export function idleLines(all: readonly Example[]): string[] {
  const known = new Set(all.map(idOf));
  const listed = NOT_RUN.flatMap(({ examples }) => examples);
  return listed.filter((id, index) => !known.has(id) || listed.indexOf(id) !== index);
}
