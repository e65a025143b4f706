import { describe, expect, it } from 'vitest';
import { createStaleCache } from './stale-cache.ts';

function setUp() {
  let time = 0;
  const failures: string[] = [];
  const cache = createStaleCache({ freshMs: 10, staleMs: 100, onError: (key) => failures.push(key), now: () => time });
  let loads = 0;
  /** A value that says which load it is of. */
  const load = (): Promise<{ load: number }> => Promise.resolve({ load: (loads += 1) });
  return { cache, failures, load, loads: () => loads, at: (ms: number) => void (time = ms) };
}

const fail = () => Promise.reject(new Error('down'));
/** Lets a renewal behind the scenes come to its end. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a cache that answers with what it has', () => {
  it('gives a fresh value without asking, a stale one while it asks, and waits for one that is too old', async () => {
    const { cache, load, at } = setUp();
    expect(await cache.get('a', load)).toEqual({ load: 1 });
    at(9);
    expect(await cache.get('a', load)).toEqual({ load: 1 });
    at(10);
    expect(await cache.get('a', load)).toEqual({ load: 1 });
    await settle();
    expect(await cache.get('a', load)).toEqual({ load: 2 });
    at(109);
    expect(await cache.get('a', load)).toEqual({ load: 2 });
    await settle();
    at(209);
    expect(await cache.get('a', load)).toEqual({ load: 4 });
  });

  it('asks once however many wait, and anew after it was cleared', async () => {
    const { cache, load, loads } = setUp();
    await Promise.all([cache.get('a', load), cache.get('a', load)]);
    expect(loads()).toBe(1);
    cache.clear();
    expect(await cache.get('a', load)).toEqual({ load: 2 });
  });

  it('notes a renewal that fails, and answers with what it has; without any value the failure is told', async () => {
    const { cache, failures, load, at } = setUp();
    await expect(cache.get('a', fail)).rejects.toThrow('down');
    expect(await cache.get('a', load)).toEqual({ load: 1 });
    at(50);
    expect(await cache.get('a', fail)).toEqual({ load: 1 });
    await settle();
    expect(failures).toEqual(['a']);
    // What could not be renewed is still there for the next who asks.
    at(60);
    expect(await cache.get('a', fail)).toEqual({ load: 1 });
    await settle();
    at(100);
    await expect(cache.get('a', fail)).rejects.toThrow('down');
    expect(failures).toEqual(['a', 'a']);
  });

  it('shares values that nobody can change', async () => {
    const { cache } = setUp();
    const value = await cache.get('a', () => Promise.resolve({ list: [{ name: 'x' }] }));
    expect([value, value.list, value.list[0]].map(Object.isFrozen)).toEqual([true, true, true]);
  });

  it('keeps 500 values, and lets the oldest go for the next', async () => {
    const { cache, load, loads } = setUp();
    for (let key = 0; key < 500; key += 1) await cache.get(String(key), load);
    await cache.get('0', load);
    expect(loads()).toBe(500);
    await cache.get('500', load);
    await cache.get('1', load);
    expect(loads()).toBe(501);
    await cache.get('0', load);
    expect(loads()).toBe(502);
  });
});
