/** Answers that all visitors share, kept for a while. */
export interface SharedAnswers<T> {
  /** The answer of a key: the one that is known, else the one that is on its way, else a new one. A failure is not kept. */
  get(key: string, load: () => Promise<T>): Promise<T>;
}

/**
 * @param options.keptMs Milliseconds for which an answer is taken as known.
 * @param options.most Most answers that are kept; the oldest go first.
 */
export function createSharedAnswers<T>({
  keptMs,
  most,
  now = Date.now,
}: {
  keptMs: number;
  most: number;
  now?: () => number;
}): SharedAnswers<T> {
  const known = new Map<string, { readonly since: number; readonly answer: Promise<T> }>();
  return {
    get(key, load) {
      const found = known.get(key);
      if (found && now() - found.since < keptMs) return found.answer;
      const entry = { since: now(), answer: load() };
      // The newest stands last.
      known.delete(key);
      known.set(key, entry);
      const oldest = known.keys().next().value;
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      entry.answer.catch(() => {
        if (known.get(key) === entry) known.delete(key);
      });
      return entry.answer;
    },
  };
}
