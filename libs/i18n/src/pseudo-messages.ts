import type { Messages, MessageTree } from './message-types.ts';
import type { PseudoLocale } from './pseudo-locale.ts';

/** German and Finnish labels are up to twice as long as English ones; whole sentences grow by a third. */
const growth = (length: number): number => (length <= 10 ? 1 : length <= 20 ? 0.7 : length <= 70 ? 0.4 : 0.3);

const LONG_WORDS = ['lengthened', 'forgetmenot', 'neverending', 'elongated', 'stretch'];

function lengthen(text: string): string {
  const missing = Math.ceil(text.length * growth(text.length));
  let padding = '';
  for (let index = 0; padding.length < missing; index += 1)
    padding += `${padding === '' ? '' : ' '}${LONG_WORDS[(index + text.length) % LONG_WORDS.length] ?? ''}`;
  return `${text} ${padding.slice(0, missing).trimEnd()}`;
}

/** A Hebrew word in front: the first letter with a direction decides that of a line. */
const turnRound = (text: string): string => `אב ${text}`;

function convert(tree: MessageTree, change: (text: string) => string): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? change(value) : convert(value, change)]),
  );
}

/** The same texts as a pseudo-locale has them; parameters, tags and plural forms stay. */
export function toPseudoMessages(messages: Messages, pseudoLocale: PseudoLocale): Messages {
  return convert(messages as MessageTree, pseudoLocale === 'long' ? lengthen : turnRound) as Messages;
}
