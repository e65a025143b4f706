import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { titleLength } from './rules/title-length.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const most = 'a'.repeat(100);
const tooLong = `${most}a`;
const errors = [{ messageId: 'tooLong', data: { length: 101 } }];
// 100 and 101 characters as they are written, whatever the value is.
const mostAsWritten = 'a'.repeat(92) + '${value}';
const tooLongAsWritten = `a${mostAsWritten}`;

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('title-length', titleLength, {
  valid: [
    { name: 'a title of the most characters', code: `test('${most}', () => {});` },
    { name: 'a title whose quotes are escaped, which are not counted', code: `test('${most.slice(1)}\\'', () => {});` },
    { name: 'a template of the most characters as written', code: `test(\`${mostAsWritten}\`, () => {});` },
    { name: 'a long sentence that is no title', code: `log('${tooLong}');` },
    { name: 'a test without a title', code: 'test(() => {});' },
    { name: 'a title that is a value', code: 'test(title, () => {});' },
  ],
  invalid: [
    { name: 'a test', code: `test('${tooLong}', () => {});`, errors },
    { name: 'a group', code: `describe('${tooLong}', () => {});`, errors },
    { name: 'a group of a browser test', code: `test.describe('${tooLong}', () => {});`, errors },
    { name: 'a table', code: `it.each([1])('${tooLong}', () => {});`, errors },
    { name: 'a table in a template', code: `it.each\`a\`('${tooLong}', () => {});`, errors },
    { name: 'a test that is expected to fail', code: `test.fails('${tooLong}', () => {});`, errors },
    { name: 'a template as written', code: `test(\`${tooLongAsWritten}\`, () => {});`, errors },
  ],
});
