import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONNECTION_TRANSITIONS, type ConnectionEvent, type ConnectionStatus } from '@vitrine/sales-room-protocol';
import { Connection, RECONNECTED_SHOWN_MS } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function make(delays: readonly number[]) {
  const seen: ConnectionStatus[] = [];
  const connect = vi.fn();
  const connection = new Connection({
    policy: { delay: (attempt) => delays[attempt] ?? null },
    connect,
    onStatus: (status) => void seen.push(status),
  });
  return { connection, connect, seen };
}

describe('a connection', () => {
  it('is connecting, connected, reconnecting, reconnected, and connected again', () => {
    const { connection, connect, seen } = make([100]);
    connection.open();
    vi.advanceTimersByTime(0);
    connection.opened();
    connection.dropped();
    expect(connect).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(connect).toHaveBeenCalledTimes(2);
    connection.opened();
    vi.advanceTimersByTime(RECONNECTED_SHOWN_MS);
    expect(seen).toEqual(['connecting', 'connected', 'reconnecting', 'reconnected', 'connected']);
  });

  it('is lost when the policy gives up, and tries again when somebody asks', () => {
    const { connection, connect, seen } = make([10, 10]);
    connection.open();
    connection.opened();
    for (let drop = 0; drop < 3; drop += 1) {
      connection.dropped();
      vi.advanceTimersByTime(10);
    }
    expect(seen).toEqual(['connecting', 'connected', 'reconnecting', 'lost']);
    const tries = connect.mock.calls.length;
    vi.advanceTimersByTime(60_000);
    expect(connect).toHaveBeenCalledTimes(tries);
    connection.retryNow();
    vi.advanceTimersByTime(0);
    expect(connect).toHaveBeenCalledTimes(tries + 1);
    connection.opened();
    expect(connection.status).toBe('reconnected');
  });

  it('that was closed on purpose is not made again', () => {
    const { connection, connect } = make([0, 0]);
    connection.open();
    connection.opened();
    connection.close();
    connection.dropped();
    connect.mockClear();
    vi.advanceTimersByTime(60_000);
    expect(connect).not.toHaveBeenCalled();
    expect(connection.status).toBe('closed');
  });
});

const ROWS = Object.entries(CONNECTION_TRANSITIONS).flatMap(([status, row]) =>
  Object.entries(row).map(([event, next]) => [status as ConnectionStatus, event as ConnectionEvent, next] as const),
);

describe('the table of connection states, row by row', () => {
  /** Brings a connection into a status by nothing but its own methods. */
  const into: Record<ConnectionStatus, (connection: Connection) => void> = {
    idle: () => undefined,
    connecting: (connection) => connection.open(),
    connected: (connection) => (connection.open(), connection.opened()),
    reconnecting: (connection) => (into.connected(connection), connection.dropped()),
    reconnected: (connection) => (into.reconnecting(connection), connection.opened()),
    lost: (connection) => (connection.open(), connection.dropped(), connection.dropped(), connection.dropped()),
    closed: (connection) => connection.close(),
  };
  const apply: Record<Exclude<ConnectionEvent, 'give-up'>, (connection: Connection) => void> = {
    open: (connection) => connection.open(),
    opened: (connection) => connection.opened(),
    dropped: (connection) => connection.dropped(),
    settle: () => vi.advanceTimersByTime(RECONNECTED_SHOWN_MS),
    close: (connection) => connection.close(),
  };

  it.each(ROWS)('%s, on %s, is %s', (status, event, next) => {
    const { connection } = make([5_000, 5_000]);
    into[status](connection);
    expect(connection.status).toBe(status);
    if (event === 'give-up') for (let drop = 0; drop < 3; drop += 1) connection.dropped();
    else apply[event](connection);
    expect(connection.status).toBe(next);
  });
});

describe('a connection that is told the unexpected', () => {
  it('is lost at once where the policy never tries again', () => {
    const { connection, connect, seen } = make([]);
    connection.open();
    vi.advanceTimersByTime(0);
    connection.opened();
    connection.dropped();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(['connecting', 'connected', 'reconnecting', 'lost']);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('counts its tries anew after each success', () => {
    const asked: number[] = [];
    const connection = new Connection({
      policy: { delay: (attempt) => (asked.push(attempt), 10) },
      connect: () => undefined,
      onStatus: () => undefined,
    });
    connection.open();
    connection.dropped();
    connection.dropped();
    connection.opened();
    connection.dropped();
    expect(asked).toEqual([0, 1, 0]);
  });

  it('tries at once instead of waiting, and only once, when somebody asks', () => {
    const { connection, connect } = make([60_000]);
    connection.open();
    vi.advanceTimersByTime(0);
    connection.opened();
    connection.dropped();
    connection.retryNow();
    vi.advanceTimersByTime(0);
    expect(connect).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(120_000);
    expect(connect).toHaveBeenCalledTimes(2);
    connection.opened();
    connection.retryNow();
    vi.advanceTimersByTime(120_000);
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it('stays what it is when it is opened twice', () => {
    const { connection, connect } = make([0]);
    connection.open();
    vi.advanceTimersByTime(0);
    connection.opened();
    connection.dropped();
    vi.advanceTimersByTime(0);
    connection.opened();
    connection.open();
    vi.advanceTimersByTime(RECONNECTED_SHOWN_MS);
    expect(connection.status).toBe('connected');
    expect(connect).toHaveBeenCalledTimes(2);
  });
});
