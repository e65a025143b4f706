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
      Response.json({ id: 5, timestamp: 1 }),
      Response.json({ id: 'x' }),
      Response.json({ id: 'x', timestamp: '1' }),
      Response.json({ timestamp: 1 }),
      Response.json(null),
      Response.json('x'),
      Response.json({ id: 'x', timestamp: 1 }, { status: 404 }),
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
    for (let hour = 0; hour < 15; hour += 1) await vi.advanceTimersByTimeAsync(3_600_000);
    expect(found).toEqual(['b']);
    expect(asked).toEqual(Array(11).fill('/__storefront/latest.json'));
  });

  it('comes as often as it is told, until it is ended', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => Response.json({ id: 'a', timestamp: 1 }));
    const watch = watchBuild({ app: 'sales-room', loadedId: 'a', onNewBuild: () => undefined, fetch: load, interval: 50 });
    await vi.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledTimes(2);
    watch.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledWith('/__sales-room/latest.json', { cache: 'no-store' });
  });
});
