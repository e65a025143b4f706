import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { retiredWords } from './rules/retired-words.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const errors = [{ messageId: 'retired' }];

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('retired-words', retiredWords, {
  valid: [
    { name: 'the word to write instead', code: 'const checkAuthorization = 1;' },
    { name: 'the use of a vendor name', code: 'vendor.parkPeer(trespass);' },
    { name: 'a longer word that holds a retired name', code: 'const useWishlist = 1;' },
    { name: 'a sentence that is no title', code: "log('a trespass');" },
  ],
  invalid: [
    { name: 'a constant', code: 'const findTrespass = 1;', errors },
    { name: 'a constant in upper case', code: 'const TRESPASS_LIMIT = 1;', errors },
    { name: 'a destructured name', code: 'const { a: parkPeer } = b;', errors },
    { name: 'a function', code: 'function useWish() {}', errors },
    { name: 'an interface', code: 'interface Texted {}', errors },
    { name: 'a method of an interface', code: 'interface Media { unlearn(): void }', errors },
    { name: 'a title', code: "it('refuses a trespass', () => {});", errors },
    { name: 'a title of a table', code: "it.each([1])('refuses trespass %s', () => {});", errors },
    { name: 'a title with a value in it', code: 'test(`trespass ${a}`, () => {});', errors },
    { name: 'a file', filename: 'redis-wire.ts', code: '', errors },
    { name: 'a test file', filename: 'trespass.test.ts', code: '', errors },
  ],
});
