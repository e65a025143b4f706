/** Lower case without accents: `Stühle` → `stuhle`; `ß` → `ss`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o');
}

/** The other spelling of a word with umlauts: `Stühle` → `stuehle`. */
function spelledOut(word: string): string {
  return fold(word.normalize('NFC').toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));
}

/** Words as they are written; a product number falls into its parts. */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
}

/** Letters of a search that are read: each word of it is looked up several times. */
const LONGEST_SEARCH = 200;

/** The words of a search, folded. */
export const termsOf = (search: string): string[] => wordsOf(search.slice(0, LONGEST_SEARCH)).map(fold);

/** Without the ending that most often tells two forms of a word apart, in English or German. */
export function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:en|er|es|e|n|s)$/, '') : word;
}

const SHORTEST_HEAD = 3;
const SHORTEST_TAIL = 4;

/**
 * The spellings under which a word is found: folded, with umlauts spelled out, and by the word that a compound
 * ends in (`Tischleuchte` by `leuchte`), where that is a word of the shop, too.
 */
export function spellings(word: string, stems: ReadonlySet<string>): string[] {
  const folded = fold(word);
  const result = new Set([folded, spelledOut(word)]);
  for (let at = SHORTEST_HEAD; at <= folded.length - SHORTEST_TAIL; at += 1) {
    const tail = folded.slice(at);
    if (stems.has(stem(tail))) result.add(tail);
  }
  return [...result];
}

/** Nobody types a longer word by mistake. */
const LONGEST_SLIP = 40;

/** The word with each pair of neighbours swapped: the commonest slip of a typist. */
export function swaps(word: string): string[] {
  if (word.length > LONGEST_SLIP) return [];
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, i) => `${word.slice(0, i)}${word[i + 1] ?? ''}${word[i] ?? ''}${word.slice(i + 2)}`,
  ).filter((swapped) => swapped !== word);
}
