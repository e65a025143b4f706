import type { RanTest } from '../checklist/ran-tests.ts';

const SPEC = 'apps/storefront/e2e/endings.spec.ts';
const TITLE = /^an order of a (?<buyer>guest|customer): (?<ending>.+)$/;
const WAYS = ['guest, with scripts', 'guest, without scripts', 'customer, with scripts', 'customer, without scripts'];
const NOTES = ['heading', 'way on', 'order'];
const HEADER = `# How an order can end

Every way that an order can end, for each buyer, with and without scripts in the page: what the page then says, the way on that it offers, and what the store holds. Played and written by \`npm run endings\`, not by hand; the gate plays each ending for a guest with scripts and for a customer without.

**passed**: it was played, and the page and the store were as the row says. **–**: no test plays it so. Without scripts the checkout's own forms are sent as a browser sends them; what breaks between a page's scripts and the server has no ending of that kind there, and what breaks between the server and the store is played by \`libs/commerce/src/server/order-by-form.test.ts\`.
`;

/** The endings that a report holds, as a document; `undefined` where it holds none. */
export function endingsTable(ran: readonly RanTest[]): string | undefined {
  const played = ran
    .filter(({ file }) => file === SPEC)
    .flatMap((test) => {
      const { buyer, ending } = TITLE.exec(test.titles.at(-1) ?? '')?.groups ?? {};
      const mode = test.titles.find((title) => title === 'with scripts' || title === 'without scripts');
      return ending === undefined ? [] : [{ ending, way: `${buyer}, ${mode}`, ...test }];
    });
  if (played.length === 0) return undefined;
  const rows = [...Map.groupBy(played, ({ ending }) => ending)].map(([ending, tests]) => {
    const notes = NOTES.map((note) => [...new Set(tests.map((test) => test.notes?.[note] ?? ''))].join(' / '));
    const ways = WAYS.map((way) => tests.find((test) => test.way === way)).map((test) =>
      test === undefined ? '–' : test.passed ? 'passed' : `**${test.status}**`,
    );
    return [ending, ...notes, ...ways];
  });
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const head = ['Ending', 'The page says', 'Way on', 'The store holds', ...WAYS];
  return `${HEADER}\n${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

/** The names of the endings in a document's table. */
export const endingsIn = (document: string): string[] =>
  [...document.matchAll(/^\| (?!Ending \||--- \|)([^|]+?) \|/gm)].map(([, name = '']) => name);
