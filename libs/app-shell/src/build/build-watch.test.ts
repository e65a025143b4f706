import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReloadGuard, watchBuild } from './build-watch.ts';

describe('the reload guard', () => {
  it('allows one reload in 10 s, also across reloads', () => {
    const memory = new Map<string, string>();
    const storage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
    };
    let now = 1_000_000;
    expect(createReloadGuard(storage, () => now).tryReload()).toBe(true);
    now += 9_999;
    expect(createReloadGuard(storage, () => now).tryReload()).toBe(false);
    now += 1;
    expect(createReloadGuard(storage, () => now).tryReload()).toBe(true);
  });
});

describe('the look for a newer build', () => {
  afterEach(() => vi.useRealTimers());

  it('comes every 60 minutes, tells of a newer build once, and minds neither failures nor other answers', async () => {
    vi.useFakeTimers();
    const answers: (Response | Error)[] = [
      Response.json({ id: 'a', timestamp: 1 }),
      new Error('offline'),
      new Response('<html>', { status: 503 }),
      Response.json({ id: 5 }),
      Response.json({ id: 'b', timestamp: 2 }),
      Response.json({ id: 'c', timestamp: 3 }),
    ];
    const asked: string[] = [];
    const found: string[] = [];
    watchBuild({
      app: 'storefront',
      loadedId: 'a',
      onNewBuild: ({ id }) => found.push(id),
      fetch: async (input) => {
        asked.push(String(input));
        const answer = answers.shift() ?? new Error('none');
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(asked).toEqual([]);
    for (let hour = 0; hour < 8; hour += 1) await vi.advanceTimersByTimeAsync(3_600_000);
    expect(found).toEqual(['b']);
    expect(asked).toEqual(Array(5).fill('/__storefront/latest.json'));
  });
});
