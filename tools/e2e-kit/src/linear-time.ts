import fc from 'fast-check';

/** Text as long as asked for: a start, a piece again and again, and an end that makes what was read so far wrong. */
export interface Hostile {
  readonly start: string;
  readonly piece: string;
  readonly end: string;
}

/** What parsers trip over when it is repeated: blanks, brackets, separators, digits, quotes and tags that nobody closes. */
const PIECES = [
  ' ',
  '\t',
  '\n',
  '\r',
  '\u00a0',
  '\u2028',
  ',',
  ';',
  ':',
  '.',
  '-',
  '_',
  '+',
  '=',
  '&',
  '/',
  '\\',
  '|',
  '!',
  '?',
  '#',
  '%',
  '%2e',
  '@',
  '~',
  '*',
  '(',
  ')',
  '((',
  '[',
  ']',
  '[]',
  '{',
  '}',
  '{{',
  '}}',
  '<',
  '>',
  '</',
  '<a',
  '<a>',
  '<a href="',
  '<b style="',
  '<!--',
  '<![CDATA[',
  '&amp',
  '&#',
  '"',
  "'",
  '`',
  '0',
  '1',
  '99',
  '1 ',
  '1,',
  '1.',
  'a',
  'A',
  'a.',
  'a-',
  'aB',
  'a=',
  'a@',
  'é',
  'ß',
  '\u0301',
  '\u0301\u0316',
  '\ud800',
  '😀',
  '../',
  '//',
  'http://',
  'rgb(',
  'url(',
  '!important',
  '\u0000',
] as const;

/** Starts that make a parser take a text for one of its own. */
const STARTS = [
  '',
  'rgb(1',
  'hsl(',
  '#',
  'color:',
  '/',
  '/de-DE/',
  'https://a',
  'http://[',
  'mailto:',
  '<p>',
  '<font color="',
  '{{',
  '"',
  '{"a":',
  '[',
  'a=',
  'data:',
  '+49',
] as const;

/** Made by hand, for what is known to hurt: two gaps of blanks, words between blanks, opened and never closed. */
export const KNOWN_HOSTILE: readonly Hostile[] = [
  ...PIECES.map((piece) => ({ start: '', piece, end: '' })),
  ...PIECES.map((piece) => ({ start: 'x', piece, end: '\u0001x' })),
  ...STARTS.map((start) => ({ start, piece: ' ', end: 'x' })),
  ...['rgb(1', 'hsla(1deg'].flatMap((start) => [' ', ',', ' ,', '1 ', ' 1', '1,'].map((piece) => ({ start, piece, end: 'x)' }))),
  { start: '1px ', piece: 'solid ', end: '' },
];

const hostileTexts: fc.Arbitrary<Hostile> = fc.record({
  start: fc.oneof(fc.constantFrom(...STARTS), fc.string({ maxLength: 8, unit: 'grapheme' })),
  piece: fc.oneof(
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
    fc.string({ minLength: 1, maxLength: 6, unit: 'binary' }),
  ),
  end: fc.oneof(fc.constantFrom('', 'x', '!', '\u0000', ')', '"', '>'), fc.string({ maxLength: 4 })),
});

/** How the text looks at a length. */
export function textOf({ start, piece, end }: Hostile, length: number): string {
  return start + piece.repeat(Math.ceil(length / piece.length)) + end;
}

const SHORTEST = 16;
const LONGEST = 65_536;
/** From one length to the next, so that even cubic work is found before it takes long. */
const STEP = 4;
/** How much longer the text is whose work is compared with that of as many shorter ones. */
const SPAN = 16;
/** Work that grows with the length is the same in one piece and in 16; with its square it is 16 times as much in one piece, with its cube 256 times. */
const MOST = 6;
/** Below this the measuring measures itself. */
const MEASURABLE_MS = 3;
const TRIES = 12;
/** Work that grew and takes that long would take too long at the next length. */
const LONG_MS = 100;
/** Work that has not grown by then has been measured more than once; more than `MOST` times what is measurable, or nothing could have grown. */
const CALM_MS = 24;

/**
 * Milliseconds for which this thread computed: what it waited for others, a busy machine's too, is not the parser's work.
 * Some machines count them in ticks of several milliseconds, and answer 0 for less.
 */
function timeOf(run: () => unknown, times: number): number {
  const before = process.threadCpuUsage();
  for (let turn = 0; turn < times; turn += 1) run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** One text's work against that of 16 texts of a sixteenth of its length; 1 where there is too little to measure. */
function growthAt(run: (text: string) => unknown, hostile: Hostile, length: number): { growth: number; ms: number } {
  const [short, long] = [textOf(hostile, length / SPAN), textOf(hostile, length)];
  let inOne = timeOf(() => run(long), 1);
  let inPieces = Infinity;
  for (let turn = 0; turn < TRIES && inOne >= MEASURABLE_MS; turn += 1) {
    inPieces = Math.min(
      inPieces,
      Math.max(
        MEASURABLE_MS,
        timeOf(() => run(short), SPAN),
      ),
    );
    // Beyond doubt either way: no need to look again.
    if (inOne / inPieces < MOST || (turn >= 3 && inOne / inPieces > MOST * MOST)) break;
    inOne = Math.min(
      inOne,
      timeOf(() => run(long), 1),
    );
  }
  return { growth: inOne < MEASURABLE_MS ? 1 : inOne / inPieces, ms: inOne };
}

/**
 * How many times more work one text takes than 16 texts of a sixteenth of its length, at two lengths in a row; 1 for a
 * text that is not worth measuring at any length.
 *
 * Compares work with as much work on the same machine, each the least of several tries by the processor's own time, so
 * that a slow or busy machine changes nothing. What is read up to a length alone, however, grows no more beyond it.
 */
export function growthOf(run: (text: string) => unknown, hostile: Hostile): number {
  let before = 1;
  for (let length = SHORTEST * SPAN; length <= LONGEST || before >= MOST; length *= STEP) {
    const { growth, ms } = growthAt(run, hostile, length);
    if (growth >= MOST && (before >= MOST || ms > LONG_MS)) return growth;
    if (growth < MOST && ms > CALM_MS) return 1;
    before = growth;
  }
  return 1;
}

/**
 * Passes where a parser's work grows no faster than its text, for texts that are known to hurt and for random ones.
 * @param run The parser. What it throws is its answer.
 * @throws Error that names the text under which work grew faster.
 */
export function expectLinear(
  run: (text: string) => unknown,
  { known = KNOWN_HOSTILE, random = 25 }: { known?: readonly Hostile[]; random?: number } = {},
): void {
  const answer = (text: string): unknown => {
    try {
      return run(text);
    } catch (error) {
      return error;
    }
  };
  const check = (hostile: Hostile): void => {
    const growth = growthOf(answer, hostile);
    if (growth >= MOST)
      throw new Error(
        `one text takes ${growth.toFixed(0)} times the work of ${SPAN} that are as long together: ${JSON.stringify(hostile)}`,
      );
  };
  for (const hostile of known) check(hostile);
  // The same texts each time: what is found once stays found, and a gate that passed passes again.
  fc.assert(fc.property(hostileTexts, check), { numRuns: random, seed: 20_261_122 });
}
