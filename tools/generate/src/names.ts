import { GenerateError } from './generate-error.ts';

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const DOTTED = /^[a-z][a-z0-9]*\.[a-z][a-z0-9]*$/;
const MAX_LENGTH = 40;

/** One name in the forms that code and texts write it in. */
export interface Name {
  /** `gift-card` */
  readonly kebab: string;
  /** `giftCard` */
  readonly camel: string;
  /** `GiftCard` */
  readonly pascal: string;
  /** `gift card` */
  readonly words: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function formsOf(words: readonly string[]): Name {
  const pascal = words.map(capital).join('');
  return { kebab: words.join('-'), camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, words: words.join(' ') };
}

/**
 * @throws GenerateError for what is no kebab-case, or longer than forty characters.
 */
export function kebabName(text: string): Name {
  if (!KEBAB.test(text) || text.length > MAX_LENGTH)
    throw new GenerateError(`"${text}" is no name: write it in kebab-case, as gift-card, with ${MAX_LENGTH} characters at most.`);
  return formsOf(text.split('-'));
}

/**
 * The name of a room's command in two words, `noun.verb`; its forms are of both.
 * @throws GenerateError for any other form.
 */
export function commandName(text: string): Name & { readonly command: string; readonly noun: string; readonly verb: string } {
  if (!DOTTED.test(text) || text.length > MAX_LENGTH)
    throw new GenerateError(`"${text}" is no command: write noun.verb in lower case, as bell.ring, with ${MAX_LENGTH} characters at most.`);
  const [noun = '', verb = ''] = text.split('.');
  return { ...formsOf([noun, verb]), command: text, noun, verb };
}
