import { describe, expect, it } from 'vitest';
import { claimsOf, falseClaims } from './claims.ts';

const CODE = ['console.log(1 + 1); // → 2', '// a remark', 'console.log(token); // → a token of … characters', ''].join('\n');

describe('the claims of an example', () => {
  it('are what stands after each arrow, and no other comment', () => {
    expect(claimsOf(CODE)).toEqual(['2', 'a token of … characters']);
  });

  it('are true where each call printed what it claims; an ellipsis stands for any text', () => {
    expect(falseClaims(CODE, ['2', 'a token of 32 characters'])).toEqual([]);
  });

  it.each([
    [['3', 'a token of 32 characters'], 'claimed: 2, printed: 3'],
    [['2'], 'nothing was printed for: a token of … characters'],
    [['2', 'a token of 32 characters', 'more'], 'printed without a claim: more'],
    [['22', 'a token of 32 characters'], 'claimed: 2, printed: 22'],
  ])('are false for %j', (printed, sentence) => {
    expect(falseClaims(CODE, printed)).toEqual([sentence]);
  });

  it('are taken as text, not as a pattern', () => {
    expect(falseClaims('f(); // → [a.c]', ['[abc]'])).toHaveLength(1);
    expect(falseClaims("f(); // → { a: 'x' }", ["{ a: 'x' }"])).toEqual([]);
  });
});
