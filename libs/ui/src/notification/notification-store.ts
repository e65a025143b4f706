export type NotificationType = 'info' | 'success' | 'warning' | 'danger';

export interface NotificationRequest {
  type?: NotificationType | undefined;
  title?: string | undefined;
  message: string;
  /** Stays until dismissed. */
  isPersistent?: boolean | undefined;
  /** Milliseconds, default 2500. */
  duration?: number | undefined;
  action?: { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined;
  /** A second request with the same id replaces the first. */
  id?: string | undefined;
}

export interface NotificationEntry extends NotificationRequest {
  id: string;
  type: NotificationType;
}

export interface NotificationStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly NotificationEntry[];
  /** Shows a notification and answers its id. */
  notify: (request: NotificationRequest) => string;
  dismiss: (id: string) => void;
  clear: () => void;
  /** Halts all time-outs, e.g. while the pointer rests on them. */
  pause: () => void;
  resume: () => void;
}

/** Default time-out of a notification in milliseconds. */
export const NOTIFICATION_DURATION = 2500;
/** Shown at once; the oldest that isn't persistent makes room. */
const LIMIT = 5;

interface Clock {
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Notifications and their time-outs, outside of any framework; one per page and request. */
export function createNotifications(options: { duration?: number | undefined; limit?: number | undefined } = {}): NotificationStore {
  const { duration = NOTIFICATION_DURATION, limit = LIMIT } = options;
  const listeners = new Set<() => void>();
  const clocks = new Map<string, Clock>();
  let entries: readonly NotificationEntry[] = [];
  let isPaused = false;
  let serial = 0;

  const set = (next: readonly NotificationEntry[]) => {
    entries = next;
    for (const listener of [...listeners]) listener();
  };

  const stop = (id: string) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  };

  const run = (id: string, clock: Clock) => {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.remaining);
  };

  const dismiss = (id: string) => {
    stop(id);
    if (entries.some((entry) => entry.id === id)) set(entries.filter((entry) => entry.id !== id));
  };

  const makeRoom = (list: readonly NotificationEntry[]): readonly NotificationEntry[] => {
    if (list.length <= limit) return list;
    const oldest = list.find((entry) => !entry.isPersistent) ?? list[0];
    if (!oldest) return list;
    stop(oldest.id);
    return makeRoom(list.filter((entry) => entry !== oldest));
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => entries,
    notify(request) {
      const id = request.id ?? `notification-${++serial}`;
      const entry: NotificationEntry = { ...request, id, type: request.type ?? 'info' };
      stop(id);
      if (!entry.isPersistent) {
        const clock: Clock = { remaining: entry.duration ?? duration, startedAt: Date.now(), timer: undefined };
        clocks.set(id, clock);
        if (!isPaused) run(id, clock);
      }
      set(makeRoom([...entries.filter((known) => known.id !== id), entry]));
      return id;
    },
    dismiss,
    clear() {
      for (const id of [...clocks.keys()]) stop(id);
      set([]);
    },
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.remaining -= Date.now() - clock.startedAt;
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
  };
}
