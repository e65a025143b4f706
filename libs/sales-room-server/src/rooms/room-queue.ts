/** Runs the work of one room in order, and the rooms beside each other. */
export interface RoomQueue {
  run<Result>(appointmentId: string, work: () => Promise<Result>): Promise<Result>;
  /** Settles when nothing is running or waiting. */
  idle(): Promise<void>;
}

/** Keeps a room's changes and their notifications in one order; a room without work is forgotten. */
export function createRoomQueue(): RoomQueue {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(appointmentId, work) {
      const before = tails.get(appointmentId) ?? Promise.resolve();
      const done = before.then(work, work);
      const tail = done.then(
        () => undefined,
        () => undefined,
      );
      tails.set(appointmentId, tail);
      void tail.then(() => {
        if (tails.get(appointmentId) === tail) tails.delete(appointmentId);
      });
      return done;
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}
