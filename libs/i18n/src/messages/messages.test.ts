import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_CATALOGUES, LOCALES } from '../built-in-catalogues.ts';
import { checkCatalogue } from '../check-catalogue.ts';
import { loadMessages, MESSAGE_AREAS } from '../load-messages.ts';
import type { Locale } from '../locales.ts';
import type { Messages, MessageTree } from '../message-types.ts';
import { splitRichText } from '../rich-text.ts';

const all = new Map<Locale, Messages>(
  await Promise.all(LOCALES.map(async (locale) => [locale, await loadMessages(locale, MESSAGE_AREAS)] as const)),
);

const flatten = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree as MessageTree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
const textsOf = (locale: Locale): Map<string, string> => new Map(flatten(all.get(locale) ?? {}));
const parametersOf = (text: string): string[] => [...new Set([...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? ''))].sort();
const tagsOf = (text: string): string[] =>
  splitRichText(text)
    .flatMap((part) => (typeof part === 'string' ? [] : [part.tag]))
    .sort();
const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

const english = textsOf('en-US');

it.each(BUILT_IN_CATALOGUES)('the catalogue $locale passes the check that a shop’s own has to pass', async (catalogue) =>
  expect(await checkCatalogue(catalogue)).toEqual([]),
);

describe.each(LOCALES)('%s', (locale) => {
  const texts = textsOf(locale);

  it('has every text of en-US and no other', () => {
    expect([...english.keys()].filter((key) => !texts.has(key))).toEqual([]);
    expect([...texts.keys()].filter((key) => !english.has(key))).toEqual([]);
  });
  it('has the same parameters and tags in every text', () => {
    const shape = (from: Map<string, string>) =>
      Object.fromEntries([...from].map(([key, text]) => [key, [...parametersOf(text), ...tagsOf(text)].join(' ')]));
    expect(shape(texts)).toEqual(shape(english));
  });
  it('has every plural form of its language, and a count in each but zero', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const bases = new Set([...texts.keys()].flatMap((key) => PLURAL.exec(key)?.[1] ?? []));
    for (const base of bases) {
      expect(
        categories.filter((category) => !texts.has(`${base}_${category}`)),
        base,
      ).toEqual([]);
      expect(texts.has(base), `${base} is both a text and a plural`).toBe(false);
    }
  });
  it('has no empty or untidy text', () => {
    const untidy = [...texts].filter(([, text]) => text.trim() !== text || text === '' || /\s{2}|\.\.\.$|TODO|\{\{|<\w+>[^<]*$/.test(text));
    expect(untidy).toEqual([]);
  });
  it('has a file of each area and no other', () => {
    const files = readdirSync(new URL(`./${locale}/`, import.meta.url)).map((file) => file.replace('.ts', ''));
    expect(files.filter((file) => !MESSAGE_AREAS.some((area) => area === file))).toEqual([]);
    if (locale !== 'en-GB') expect(files.sort()).toEqual([...MESSAGE_AREAS].sort());
  });
});

it('en-GB uses the en-US texts but for its differences, each of which is one', async () => {
  const files = readdirSync(new URL('./en-GB/', import.meta.url));
  const own = await Promise.all(
    files.map(async (file) => flatten((await import(`./en-GB/${file.replace('.ts', '')}.ts`)) as Record<string, MessageTree>)),
  );
  const differences = new Map(own.flat());
  const british = textsOf('en-GB');
  for (const [key, text] of english) expect(british.get(key), key).toBe(differences.get(key) ?? text);
  expect([...differences].filter(([key, text]) => english.get(key) === text)).toEqual([]);
});

it('German addresses formally', () => {
  const informal = [...textsOf('de-DE')].filter(([, text]) =>
    /\b(du|dich|dir|dein|deine|deinen|deinem|deiner|euch|euer|eure)\b/i.test(text),
  );
  expect(informal).toEqual([]);
});

/** Words that are the same in both languages. */
const SHARED_WORDS = [
  'Digital Sales Rooms',
  'Service',
  'Newsletter',
  'Name',
  'optional',
  'Dialog',
  'Details',
  'Filter',
  'Bestseller',
  'Video',
  'Live',
  'Slider',
  'Downloads',
  'Chat',
  'Position',
];

it('German is translated: only words that both languages share read the same', () => {
  const same = [...textsOf('de-DE').values()].filter(
    (text) => [...english.values()].includes(text) && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')),
  );
  expect([...new Set(same)].filter((text) => !SHARED_WORDS.includes(text))).toEqual([]);
});

describe('the words of the specification', () => {
  it.each([
    ['common.form.required', 'Input required'],
    ['common.form.requiredIf', 'Value is required'],
    ['common.form.email', 'This is not a valid email address.'],
    ['common.form.minLength', 'This field should be at least {min} characters long.'],
    ['common.form.maxLength', 'The maximum length allowed is {max} characters.'],
    ['common.form.between', '{field} should be between {min} and {max} characters long.'],
    ['common.error.pageNotFound', 'Page Not Found'],
    ['common.error.pageNotFoundPath', 'Page Not Found: {path}'],
    ['common.error.internal', 'Internal Server Error'],
    ['common.error.http.404', 'This page could not be found.'],
    ['common.error.http.408', 'API is not responding.'],
    ['common.error.http.500', 'Oops, something went wrong.'],
    ['common.error.http.502', 'Server could not complete the request.'],
    ['common.error.http.503', 'Server is not available. Please try again in few seconds.'],
    ['common.error.general', "Something didn't work as expected. Please try again."],
    ['checkout.error.shipping-address-blocked', 'Shipping to the selected shipping address is currently not possible.'],
    ['checkout.error.billing-address-blocked', 'Billing to the selected address is not possible.'],
    ['checkout.error.shipping-address-invalid', 'The selected shipping address is not valid or incomplete. Please check your entries.'],
    ['checkout.error.billing-address-invalid', 'The selected billing address is not valid or incomplete. Please check your entries.'],
    ['checkout.error.product-not-found', 'The product could not be found.'],
    ['checkout.error.api-error', 'Unfortunately, something went wrong'],
    [
      'checkout.unpaid.text',
      'Unfortunately, your payment could not be completed successfully. Please try again or contact our customer service.',
    ],
  ])('%s', (key, text) => expect(english.get(key)).toBe(text));
});
