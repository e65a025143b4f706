import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStoreApiError } from '../errors/store-api-error.ts';
import { entityId, isEntityId, pathPart } from './path.ts';
import { buildQuery, withoutNullish } from './query.ts';

const hexId = fc.stringMatching(/^[0-9a-f]{32}$/);

describe('a path', () => {
  test('takes 32 lower-case hexadecimal characters as an id, and nothing else', () => {
    fc.assert(fc.property(hexId, (id) => entityId(id, 'product') === id));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          hexId.map((id) => `${id}/`),
          hexId.map((id) => id.slice(1)),
          hexId.map((id) => id.toUpperCase()).filter((id) => /[A-F]/.test(id)),
        ),
        (text) => {
          fc.pre(!/^[0-9a-f]{32}$/.test(text) || text.length !== 32);
          expect(isEntityId(text)).toBe(false);
          expect(() => entityId(text, 'product')).toThrow(expect.objectContaining({ code: 'INVALID_ID', statusCode: 404 }));
        },
      ),
    );
  });

  test('never leaves its place through a free text: it stays one part, and means the same on the server', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.constantFrom('.', '..', '../a', 'a/../../b', '%2e%2e', 'a?b#c', '\\', '\ud800'),
        ),
        (text) => {
          let part: string;
          try {
            part = pathPart(text, 'path');
          } catch (error) {
            expect(isStoreApiError(error) && error.code).toBe('INVALID_ID');
            return;
          }
          const { pathname, search, hash } = new URL(`http://shop.example/store-api/before/${part}/after`);
          expect([search, hash]).toEqual(['', '']);
          const parts = pathname.split('/');
          expect(parts).toHaveLength(5);
          expect(decodeURIComponent(parts[3] ?? '')).toBe(text);
        },
      ),
    );
  });
});

describe('a query', () => {
  const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean());
  const skipped = fc.constantFrom(null, undefined);
  const list = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer()));

  test('holds values as text, lists joined with | (or repeated under a name that ends with []), skips null', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), fc.oneof(scalar, skipped, list)), (params) => {
        const expected = Object.entries(params).flatMap(([name, value]) => {
          if (value === null || value === undefined) return [];
          if (!Array.isArray(value)) return [[name, String(value)]];
          return name.endsWith('[]') ? value.map((item) => [name, String(item)]) : [[name, value.join('|')]];
        });
        const text = buildQuery(params);
        expect(text === '' || text.startsWith('?')).toBe(true);
        // One `?` alone: nothing else may look like the end of the query.
        expect(text.slice(1)).not.toMatch(/[?#\s]/);
        expect([...new URLSearchParams(text)]).toEqual(expected);
      }),
    );
  });

  test('is nothing without values', () => {
    expect([buildQuery(undefined), buildQuery({}), buildQuery({ a: null, b: undefined })]).toEqual(['', '', '']);
  });

  test('a body keeps its fields but null and undefined ones', () => {
    expect(withoutNullish({ a: 0, b: '', c: false, d: null, e: undefined, f: [] })).toEqual({ a: 0, b: '', c: false, f: [] });
  });
});
