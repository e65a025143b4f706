/** Lets work begin as soon as there is room for it. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A gate through which at most `limit` pieces of work go at once; the others wait in their order. */
export function createGate(limit: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running += 1;
    else await new Promise<void>((start) => void waiting.push(start));
    try {
      return await work();
    } finally {
      // The place passes on to whoever waits longest.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
