import { describe, expect, it } from 'vitest';
import { createTokenSuccession } from './token-succession.ts';

function setUp() {
  let time = 0;
  return { succession: createTokenSuccession(() => time), at: (ms: number) => void (time = ms) };
}

const MINUTE = 60_000;

describe('where a session is by now', () => {
  it('is where it was sent from as long as it has not moved', () => {
    const { succession } = setUp();
    expect(succession.follow({ visit: 'v', token: 't' })).toEqual({ visit: 'v', token: 't' });
  });

  it('is where it has moved to, over as many moves as there were', () => {
    const { succession } = setUp();
    const second = succession.recordChange({ visit: 'v', token: 't' }, 't2');
    const third = succession.recordChange(second, 't3');
    expect(third.token).toBe('t3');
    expect(succession.follow({ visit: 'v', token: 't' })).toEqual(third);
  });

  it('is told to nobody who knows the token and not the visit', () => {
    const { succession } = setUp();
    succession.recordChange({ visit: 'v', token: 't' }, 't2');
    expect(succession.follow({ visit: 'other', token: 't' })).toEqual({ visit: 'other', token: 't' });
    expect(succession.follow({ visit: undefined, token: 't' })).toEqual({ visit: undefined, token: 't' });
  });

  it.each([
    ['a visit', { visit: undefined, token: 't' }],
    ['a token', { visit: 'v', token: undefined }],
  ])('is not noted of a session without %s', (_what, from) => {
    const { succession } = setUp();
    expect(succession.recordChange(from, 't2').token).toBe('t2');
    expect(succession.follow(from)).toEqual(from);
  });

  it('is forgotten in the end', () => {
    const { succession, at } = setUp();
    const moved = succession.recordChange({ visit: 'v', token: 't' }, 't2');
    at(1_000);
    expect(succession.follow({ visit: 'v', token: 't' })).toEqual(moved);
    at(24 * 60 * MINUTE);
    expect(succession.follow({ visit: 'v', token: 't' })).toEqual({ visit: 'v', token: 't' });
  });

  it('has an id that nobody has seen before, at every move', () => {
    const { succession } = setUp();
    const visits = [1, 2, 3].map(() => succession.recordChange({ visit: 'v', token: 't' }, 't2').visit);
    expect(new Set(visits).size).toBe(3);
  });
});
