/** Calls at most once within an interval; of what comes meanwhile the latest is kept for its end. */
export interface Throttled<Value> {
  (value: Value): void;
  /** Forgets what waits. */
  cancel(): void;
}

/** See {@link Throttled}. */
export function throttle<Value>(act: (value: Value) => void, intervalMs: number): Throttled<Value> {
  let waiting: { value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    timer = undefined;
    if (waiting === undefined) return;
    const { value } = waiting;
    waiting = undefined;
    timer = setTimeout(next, intervalMs);
    act(value);
  };
  const throttled = (value: Value): void => {
    waiting = { value };
    if (timer === undefined) next();
  };
  return Object.assign(throttled, {
    cancel() {
      clearTimeout(timer);
      [timer, waiting] = [undefined, undefined];
    },
  });
}
