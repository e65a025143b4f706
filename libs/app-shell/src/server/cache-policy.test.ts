import { describe, expect, it } from 'vitest';
import { cacheControlOf, mayBeShared } from './cache-policy.ts';
import { createPageRecord } from './page-record.ts';

const SHARED = 'public, max-age=0, s-maxage=60';
const ANONYMOUS = { anonymous: true };

interface Case {
  session?: { anonymous: boolean } | undefined;
  marks?: readonly ('markCatalogue' | 'markDegraded' | 'markNoStore')[];
  status?: number;
  headers?: Record<string, string>;
}

const answerOf = ({ session, marks = ['markCatalogue'], status = 200, headers = {} }: Case) => {
  const page = createPageRecord();
  for (const mark of marks) page[mark]();
  return { asked: { session, page }, response: new Response(null, { status, headers }) };
};

describe('an answer', () => {
  it.each<[string, Case, string]>([
    ['a whole catalogue page of a stranger: everybody, for a minute', { session: ANONYMOUS }, SHARED],
    ['a page of somebody with a session', { session: { anonymous: false } }, 'private, no-cache'],
    ['a page whose session could not be made', {}, 'private, no-cache'],
    ['a page that is not of the catalogue', { session: ANONYMOUS, marks: [] }, 'private, no-cache'],
    ['a page with a part missing', { session: ANONYMOUS, marks: ['markCatalogue', 'markDegraded'] }, 'private, no-cache'],
    ['a page that is not there', { session: ANONYMOUS, status: 404 }, 'private, no-cache'],
    ['a page that sets a cookie', { session: ANONYMOUS, headers: { 'set-cookie': 'a=b' } }, 'private, no-cache'],
    ["a page of somebody's own: nobody", { session: ANONYMOUS, marks: ['markCatalogue', 'markNoStore'] }, 'private, no-store'],
    ["a page of somebody's own that knows no session: nobody", { marks: ['markNoStore'] }, 'private, no-store'],
  ])('is kept by whom it may: %s', (_what, given, cacheControl) => {
    const { asked, response } = answerOf(given);
    expect(cacheControlOf(asked, response)).toEqual({ cacheControl, isShared: cacheControl === SHARED });
    expect(mayBeShared(asked, response.status, response.headers)).toBe(cacheControl === SHARED);
  });
});

describe('a page of which nothing is known yet', () => {
  it('is no catalogue page, misses nothing and may be kept', () => {
    const { isCatalogue, isDegraded, isNoStore } = createPageRecord();
    expect([isCatalogue, isDegraded, isNoStore]).toEqual([false, false, false]);
  });

  it.each([
    ['markCatalogue', [true, false, false]],
    ['markDegraded', [false, true, false]],
    ['markNoStore', [false, false, true]],
  ] as const)('is marked for one thing at a time: %s', (mark, expected) => {
    const page = createPageRecord();
    page[mark]();
    expect([page.isCatalogue, page.isDegraded, page.isNoStore]).toEqual(expected);
  });
});
