/** Quantities by line id, and the codes of the promotions, of the cart as last seen. */
export interface CartSnapshot {
  readonly quantities: ReadonlyMap<string, number>;
  /** In lower case. */
  readonly codes: ReadonlySet<string>;
}

/**
 * What one client knows of its cart. Cart writes run one after another, so that the cart before
 * a write is known when the write's outcome is not.
 */
export interface CartMemory {
  /** The cart as last seen; undefined when unknown. */
  snapshot(): CartSnapshot | undefined;
  /** Takes what a read saw, unless a write has begun or ended since `revision`. */
  remember(snapshot: CartSnapshot, revision: number): void;
  /** Forgets the cart: the session changed, or a write's outcome is unknown. */
  forget(): void;
  /** Changes whenever the cart may have changed. */
  revision(): number;
  /** Runs a write once the writes before it have ended. */
  enqueue<T>(write: () => Promise<T>): Promise<T>;
}

/** The memory of one session's cart. */
export function createCartMemory(): CartMemory {
  let last: Promise<unknown> = Promise.resolve();
  let current: CartSnapshot | undefined;
  let revision = 0;
  return {
    snapshot: () => current,
    revision: () => revision,
    remember(snapshot, asOf) {
      if (asOf === revision) current = snapshot;
    },
    forget() {
      revision += 1;
      current = undefined;
    },
    enqueue(write) {
      const next = last.then(() => {
        revision += 1;
        return write();
      });
      last = next.then(
        () => undefined,
        () => undefined,
      );
      return next;
    },
  };
}
