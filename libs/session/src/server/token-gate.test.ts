import { describe, expect, it } from 'vitest';
import { createTokenGate } from './token-gate.ts';

/** Work whose beginning is noted, and that ends when the test says so. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, { succeed: () => void; fail: () => void }>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, { succeed: () => resolve(name), fail: () => reject(new Error(name)) });
    });
  };
  return { begun, work, end: (name: string) => ends.get(name)?.succeed(), fail: (name: string) => ends.get(name)?.fail() };
}

/** Lets everything run that waits for nothing but its turn. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the gate of a token', () => {
  it('lets writes run beside each other', async () => {
    const { begun, work, end } = createWork();
    const gate = createTokenGate();
    const both = Promise.all([gate.shared('t', work('one')), gate.shared('t', work('two'))]);
    await settle();
    expect(begun).toEqual(['one', 'two']);
    end('two');
    end('one');
    expect(await both).toEqual(['one', 'two']);
  });

  it('lets a change begin once every write before it has ended, also one that fails', async () => {
    const { begun, work, end, fail } = createWork();
    const gate = createTokenGate();
    const one = gate.shared('t', work('one'));
    const two = gate.shared('t', work('two'));
    const change = gate.exclusive('t', work('change'));
    end('one');
    await one;
    await settle();
    expect(begun).toEqual(['one', 'two']);
    fail('two');
    await expect(two).rejects.toThrow('two');
    await settle();
    expect(begun).toEqual(['one', 'two', 'change']);
    end('change');
    expect(await change).toBe('change');
  });

  it('lets nothing begin while a change is under way, and all the rest after it', async () => {
    const { begun, work, end, fail } = createWork();
    const gate = createTokenGate();
    const change = gate.exclusive('t', work('change'));
    const late = gate.shared('t', work('late'));
    const next = gate.exclusive('t', work('next'));
    await settle();
    expect(begun).toEqual(['change']);
    fail('change');
    await expect(change).rejects.toThrow('change');
    await settle();
    expect(begun).toEqual(['change', 'late']);
    end('late');
    await late;
    await settle();
    expect(begun).toEqual(['change', 'late', 'next']);
    const last = gate.shared('t', work('last'));
    await settle();
    expect(begun).not.toContain('last');
    end('next');
    await next;
    await settle();
    end('last');
    expect(await last).toBe('last');
  });

  it('lets a change wait also for a write whose neighbour has ended before it came', async () => {
    const { begun, work, end } = createWork();
    const gate = createTokenGate();
    const one = gate.shared('t', work('one'));
    const two = gate.shared('t', work('two'));
    end('one');
    await one;
    const change = gate.exclusive('t', work('change'));
    await settle();
    expect(begun).toEqual(['one', 'two']);
    end('two');
    await two;
    await settle();
    expect(begun).toEqual(['one', 'two', 'change']);
    end('change');
    await change;
  });

  it('is not that of another token', async () => {
    const { begun, work, end } = createWork();
    const gate = createTokenGate();
    const all = Promise.all([gate.exclusive('a', work('a')), gate.exclusive('b', work('b')), gate.shared('c', work('c'))]);
    await settle();
    expect(begun.toSorted()).toEqual(['a', 'b', 'c']);
    for (const name of begun) end(name);
    await all;
  });
});
