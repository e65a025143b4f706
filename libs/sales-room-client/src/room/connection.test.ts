import type { ConnectionStatus } from '@vitrine/sales-room-protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, RECONNECTED_SHOWN } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function make(delays: readonly number[]) {
  const seen: ConnectionStatus[] = [];
  const connect = vi.fn();
  const connection = new Connection({ policy: { delay: (attempt) => delays[attempt] ?? null }, connect, onStatus: (status) => void seen.push(status) });
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
    vi.advanceTimersByTime(RECONNECTED_SHOWN);
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
