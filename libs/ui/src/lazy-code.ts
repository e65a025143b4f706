import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/** What is known of some code in a file of its own. */
export interface LazyState<Value> {
  /** Undefined until it is there. */
  readonly data: Value | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
}

/** Code in a file of its own, which comes when it is first wanted, or before by `preload`. */
export interface LazyCode<Value> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): LazyState<Value>;
  /** Loads it, once. Rejects where it can't be had; the next call tries again. */
  preload(): Promise<void>;
}

/** @param load A dynamic import, and what is taken from it. */
/* @__NO_SIDE_EFFECTS__ */
export function lazyCode<Value>(load: () => Promise<Value>): LazyCode<Value> {
  const listeners = new Set<() => void>();
  let state: LazyState<Value> = { data: undefined, isError: false, isFetching: false };
  let loading: Promise<void> | undefined;
  const set = (next: LazyState<Value>): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    preload() {
      if (loading !== undefined) return loading;
      loading = load().then(
        (data) => set({ data, isError: false, isFetching: false }),
        (error: unknown) => {
          loading = undefined;
          set({ data: undefined, isError: true, isFetching: false });
          throw error;
        },
      );
      set({ ...state, isFetching: true });
      return loading;
    },
  };
}

const NOT_ON_A_SERVER: LazyState<never> = { data: undefined, isError: false, isFetching: false };

/**
 * The code, as a query: loaded as soon as it is wanted.
 * @param onFailure Is told that it could not be had, while it is wanted.
 */
export function useLazyCode<Value>(code: LazyCode<Value>, isWanted: boolean, onFailure?: () => void) {
  const state = useSyncExternalStore<LazyState<Value>>(code.subscribe, code.getSnapshot, () => NOT_ON_A_SERVER);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  }, [onFailure]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStillWanted = true;
    code.preload().catch((error: unknown) => {
      console.error(error);
      if (isStillWanted) fail.current?.();
    });
    return () => {
      isStillWanted = false;
    };
  }, [code, isWanted]);
  const refetch = useCallback(() => code.preload().catch((error: unknown) => console.error(error)), [code]);
  return { ...state, refetch };
}
