import type { Amounts, LocaleCode, LocalizedText } from './market-model.ts';

/** A text as authors write it: American English, German, and British English where more than spelling differs. */
export type Words = readonly [english: string, german: string, british?: string];

/** Prices as authors write them: US dollars, pounds, euros. */
export type Price = readonly [usd: number, gbp: number, eur: number];

/** American words that British readers spell or call otherwise. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/\bthrow pillow/gi, 'cushion'],
  [/\bpillow/gi, 'cushion'],
  [/\bsneaker/gi, 'trainer'],
  [/\bsweater/gi, 'jumper'],
  [/\bpants\b/gi, 'trousers'],
  [/\bcloset/gi, 'wardrobe'],
  [/\bapartment/gi, 'flat'],
  [/\bzipper/gi, 'zip'],
  [/\bvacation/gi, 'holiday'],
  [/\bfaucet/gi, 'tap'],
  [/color/gi, 'colour'],
  [/\bgray/gi, 'grey'],
  [/favorite/gi, 'favourite'],
  [/\bfiber/gi, 'fibre'],
  [/\bcenter/gi, 'centre'],
  [/\bliter/gi, 'litre'],
  [/\bmeter/gi, 'metre'],
  [/aluminum/gi, 'aluminium'],
  [/\bmold/gi, 'mould'],
  [/\bcozy/gi, 'cosy'],
  [/\bcozi/gi, 'cosi'],
  [/jewelry/gi, 'jewellery'],
  [/flavor/gi, 'flavour'],
  [/organiz/gi, 'organis'],
  [/traveler/gi, 'traveller'],
  [/traveling/gi, 'travelling'],
  [/neighbor/gi, 'neighbour'],
  [/\bcatalog\b/gi, 'catalogue'],
  [/\bsavor/gi, 'savour'],
  [/\bplow/gi, 'plough'],
  [/personaliz/gi, 'personalis'],
  [/recogniz/gi, 'recognis'],
  [/\bdraft/gi, 'draught'],
  [/labeled/gi, 'labelled'],
  [/\bhonor/gi, 'honour'],
  [/unraveled/gi, 'unravelled'],
  [/\bcheckered/gi, 'chequered'],
  [/\bsmolder/gi, 'smoulder'],
  [/\bomelet\b/gi, 'omelette'],
];

const spelled = new Map<string, string>();

/** The same text as a British author would spell it. */
export function british(text: string): string {
  const known = spelled.get(text) ?? spell(text);
  spelled.set(text, known);
  return known;
}

function spell(text: string): string {
  return BRITISH.reduce(
    (now, [pattern, to]) => now.replace(pattern, (found) => (/^[A-Z]/.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to)),
    text,
  );
}

/** All three languages of a text. */
export function t(english: string, german: string, inBritain?: string): Required<LocalizedText> {
  return { 'en-US': english, 'en-GB': inBritain ?? british(english), 'de-DE': german };
}

/** All three languages of what an author wrote. */
export function words(text: Words): Required<LocalizedText> {
  return t(text[0], text[1], text[2]);
}

/** A text that reads alike in every language, such as a name. */
export function same(text: string): Required<LocalizedText> {
  return { 'en-US': text, 'en-GB': text, 'de-DE': text };
}

/** Builds a text per language from the languages of others. */
export function eachLanguage(build: (code: LocaleCode) => string): Required<LocalizedText> {
  return { 'en-US': build('en-US'), 'en-GB': build('en-GB'), 'de-DE': build('de-DE') };
}

/** A price in all currencies. */
export function amounts([usd, gbp, eur]: Price): Amounts {
  return { USD: usd, GBP: gbp, EUR: eur };
}

/** Text without markup: each tag, from a `<` to the next `>`, becomes the given text. */
export function withoutTags(html: string, put = ''): string {
  let text = '';
  let at = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', at)) {
    const close = html.indexOf('>', open);
    if (close < 0) break;
    text += html.slice(at, open) + put;
    at = close + 1;
  }
  return text + html.slice(at);
}

/** Text as part of an address: lower case, hyphens, no umlauts. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}
