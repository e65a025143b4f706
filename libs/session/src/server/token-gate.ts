/**
 * Keeps writes of one session and calls that change its token apart: a cart write that overtakes a login
 * would land in a session that the login has just left.
 */
export interface TokenGate {
  /** Runs beside others of its kind, once no exclusive run of this token is under way. */
  shared<T>(token: string, run: () => Promise<T>): Promise<T>;
  /** Runs alone: after everything of this token that was under way. */
  exclusive<T>(token: string, run: () => Promise<T>): Promise<T>;
}

interface Lane {
  readonly running: Set<Promise<unknown>>;
  exclusive: Promise<unknown> | undefined;
}

const settled = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => undefined,
    () => undefined,
  );

/** A gate for the tokens of this process. */
export function createTokenGate(): TokenGate {
  const lanes = new Map<string, Lane>();

  function laneOf(token: string): Lane {
    const known = lanes.get(token);
    if (known) return known;
    const lane: Lane = { running: new Set(), exclusive: undefined };
    lanes.set(token, lane);
    return lane;
  }

  function leave(token: string, lane: Lane): void {
    if (lane.running.size === 0 && !lane.exclusive && lanes.get(token) === lane) lanes.delete(token);
  }

  return {
    async shared(token, run) {
      let lane = laneOf(token);
      while (lane.exclusive) {
        await settled(lane.exclusive);
        lane = laneOf(token);
      }
      const running = run();
      lane.running.add(running);
      try {
        return await running;
      } finally {
        lane.running.delete(running);
        leave(token, lane);
      }
    },

    async exclusive(token, run) {
      let lane = laneOf(token);
      while (lane.exclusive) {
        await settled(lane.exclusive);
        lane = laneOf(token);
      }
      const earlier = [...lane.running].map(settled);
      const running = Promise.all(earlier).then(run);
      lane.exclusive = running;
      try {
        return await running;
      } finally {
        lane.exclusive = undefined;
        leave(token, lane);
      }
    },
  };
}
