import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages, MESSAGE_AREAS } from './load-messages.ts';
import type { MessageTree } from './message-types.ts';
import { createTranslator, type Translator } from './translator.ts';

const [ENGLISH, GERMAN] = [await loadMessages('en-US', MESSAGE_AREAS), await loadMessages('de-DE', MESSAGE_AREAS)];
let english: Translator;
let german: Translator;
beforeEach(() => {
  english = createTranslator({ locale: 'en-US', messages: ENGLISH });
  german = createTranslator({ locale: 'de-DE', messages: GERMAN });
});
const made = (texts: MessageTree, options: { isStrict?: boolean; fallback?: MessageTree } = {}) =>
  createTranslator({
    locale: 'de-DE',
    messages: { common: texts },
    isStrict: options.isStrict,
    ...(options.fallback ? { fallbackMessages: { common: options.fallback } } : {}),
  });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('a text', () => {
  it('is found by its path', () => expect(english.t('common.error.pageNotFound')).toBe('Page Not Found'));
  it('is filled with its parameters', () =>
    expect(english.t('common.form.between', { field: 'Name', min: 2, max: 30 })).toBe('Name should be between 2 and 30 characters long.'));
  it.each([
    [0, 'No products', 'Keine Produkte'],
    [1, '1 product', '1 Produkt'],
    [2, '2 products', '2 Produkte'],
    [1204, '1,204 products', '1.204 Produkte'],
  ])('has the plural form and the digits of its locale for %d', (count, en, de) => {
    expect([english.t('shop.listing.count', { count }), german.t('shop.listing.count', { count })]).toEqual([en, de]);
  });
  it('takes a parameter as it is: no markup, nesting or template in it', () => {
    const name = '<b>{name}</b> $t(common.title) {{name}} &amp; ';
    expect(english.t('shop.product.added', { name })).toBe(`"${name}" is in your cart.`);
  });
  it('may be asked for by a key that is known late', () =>
    expect(english.t.dynamic('common.error.http.404')).toBe('This page could not be found.'));
  it('can be looked for', () => {
    expect(
      ['common.form.required', 'shop.listing.count', 'guide.start.text', 'common', 'common.nothing', ''].map((key) => english.has(key)),
    ).toEqual([true, true, true, false, false, false]);
  });
  it('may be empty on purpose', () => expect(made({ unit: '' }).t.dynamic('common.unit')).toBe(''));
  it('of one request is not that of another', () => {
    expect([
      made({ form: { required: 'A' } }).t('common.form.required'),
      made({ form: { required: 'B' } }).t('common.form.required'),
    ]).toEqual(['A', 'B']);
  });
});

describe('a missing text', () => {
  it.each(['common.nothing', 'common', 'nothing.at.all', '', '__proto__', 'common.constructor'])(
    'throws in development and tests: %j',
    (key) => expect(() => english.t.dynamic(key)).toThrow(expect.objectContaining({ code: 'missing-message' })),
  );
  it('throws where its area is not loaded', () => expect(() => made({ title: 'A' }).t('room.title')).toThrow(/Is its area loaded/));
  it('throws where a parameter is missing', () =>
    expect(() => english.t.dynamic('common.form.minLength')).toThrow(
      expect.objectContaining({ code: 'missing-parameter', message: expect.stringMatching(/lacks its parameter 'min'/) }),
    ));
  it('warns and falls back to en-US in production', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const translator = made({}, { isStrict: false, fallback: { form: { minLength: 'At least {min}.' } } });
    expect(translator.t('common.form.minLength', { min: 8 })).toBe('At least 8.');
    expect(warn).toHaveBeenCalledOnce();
  });
  it('is read out of its key where there is no other; a key of over 200 characters isn’t looked for', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const name = 'a'.repeat(193);
    const texts = { [name]: 'Long', [`${name}a`]: 'Too long' };
    const lax = made({}, { isStrict: false, fallback: texts });
    expect(lax.t.dynamic(`common.${name}`)).toBe('Long');
    expect(lax.t.dynamic(`common.${name}a`)).toBe(`A${'a'.repeat(192)}`);
    const own = made(texts, { isStrict: false });
    expect([own.has(`common.${name}`), own.has(`common.${name}a`)]).toEqual([true, false]);
    expect([own.t.dynamic(`common.${name}`), own.t.dynamic(`common.${name}a`)]).toEqual(['Long', `A${'a'.repeat(192)}`]);
    expect([own.t.dynamic('title'), own.t.dynamic('common.some_other-name')]).toEqual(['Title', 'Some other name']);
  });
  it('throws unless told otherwise, but in production', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(() => made({}).t.dynamic('common.nothing')).toThrow(expect.objectContaining({ code: 'missing-message' }));
    vi.stubEnv('NODE_ENV', 'production');
    expect(made({}).t.dynamic('common.nothing')).toBe('Nothing');
  });
  it('never shows its key in production', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(made({}, { isStrict: false }).t('shop.product.addToCart')).toBe('Add to cart');
    expect(made({ form: { minLength: 'Mindestens {min}.' } }, { isStrict: false }).t.dynamic('common.form.minLength')).toBe('Mindestens .');
  });
});

describe('keys and parameters are checked by the compiler', () => {
  it('refuses what does not fit', () => {
    // @ts-expect-error no such key
    expect(() => english.t('common.nothing')).toThrow();
    // @ts-expect-error a plural form is not a key
    expect(() => english.t('shop.listing.count_one_')).toThrow();
    // @ts-expect-error the parameter is missing
    expect(() => english.t('common.form.minLength')).toThrow();
    // @ts-expect-error the parameter has another name
    expect(() => english.t('common.form.minLength', { max: 1 })).toThrow();
    // @ts-expect-error a count is a number
    expect(() => english.t('shop.listing.count', { count: '1' })).toThrow();
    // @ts-expect-error the text has no parameters
    expect(english.t('common.form.required', { name: 'x' })).toBe('Input required');
  });
});
