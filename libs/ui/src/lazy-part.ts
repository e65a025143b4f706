import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import { useUi } from './provider/ui-context.ts';

/** A component in a file of its own, which comes when it is first wanted, or before by `preload`. */
export interface LazyPart<Props> {
  /** Loads it, once. Rejects where it can't be had; the next call tries again. */
  preload(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Undefined until it is there. */
  getSnapshot(): ComponentType<Props> | undefined;
}

/** @param load A dynamic import, and what is taken from it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const listeners = new Set<() => void>();
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  return {
    preload() {
      loading ??= load().then(
        (loaded) => {
          part = loaded;
          for (const listener of listeners) listener();
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => part,
  };
}

const none = () => undefined;

/**
 * The component, once it is there: what opens with it asks for it.
 * @param giveUp Takes the wish back where it can't be had; the provider's `onUnavailable` is told too.
 */
export function useLazyPart<Props>(part: LazyPart<Props>, isWanted: boolean, giveUp: () => void): ComponentType<Props> | undefined {
  const { onUnavailable } = useUi();
  const Part = useSyncExternalStore(part.subscribe, part.getSnapshot, none);
  const fail = useRef<() => void>(undefined);
  useEffect(() => {
    fail.current = () => {
      giveUp();
      onUnavailable?.();
    };
  }, [giveUp, onUnavailable]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStillWanted = true;
    part.preload().catch((error: unknown) => {
      console.error(error);
      if (isStillWanted) fail.current?.();
    });
    return () => {
      isStillWanted = false;
    };
  }, [part, isWanted]);
  return Part;
}
