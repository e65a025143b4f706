import { describe, expect, it } from 'vitest';
import { textWithoutTokens } from './without-tokens.ts';

const TOKEN = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const without = (value: unknown, known = [TOKEN, OTHER]): unknown => JSON.parse(textWithoutTokens(JSON.stringify(value), known));

describe('an answer on its way to a page', () => {
  it.each([
    [
      'under a name that tokens have, in any spelling',
      { contextToken: 'x', 'SW-Context-Token': 'y', newContextToken: 'z', id: 1 },
      { id: 1 },
    ],
    ['under any name, where it is the whole text', { id: 1, session: TOKEN }, { id: 1 }],
    ['within a text, which goes as a whole', { link: `/?t=${TOKEN}`, id: 1 }, { link: '', id: 1 }],
    ['within a text, where it is the second one that is known', { link: `/?t=${OTHER}`, id: 1 }, { link: '', id: 1 }],
    ['in a list', { texts: ['a', `b ${TOKEN}`], id: 1 }, { texts: ['a', ''], id: 1 }],
    ['in a list of lists and objects', [[{ contextToken: 'x', id: 1 }], 'a'], [[{ id: 1 }], 'a']],
  ])('holds no token %s', (_where, sent, received) => {
    expect(without(sent)).toEqual(received);
  });

  it('keeps null, numbers and empty objects beside a token as they are', () => {
    expect(without({ contextToken: 'x', none: null, size: 0, is: false, nothing: {} })).toEqual({
      none: null,
      size: 0,
      is: false,
      nothing: {},
    });
  });

  it('passes letter for letter where it holds no token', () => {
    const text = '{ "id":  1 }';
    expect(textWithoutTokens(text, [TOKEN])).toBe(text);
  });

  it('that is no JSON loses every place where a known token stands', () => {
    expect(textWithoutTokens(`<p>${TOKEN} ${OTHER} ${TOKEN}</p>`, [TOKEN, OTHER])).toBe('<p>  </p>');
  });
});
