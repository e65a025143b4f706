import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from '../connections/connections.ts';
import { listen, type ListenAt } from '../listen.ts';
import type { MediaService } from '../media/media-service.ts';
import type { Database } from '../storage/database.ts';

/** What a server counts of itself. Labels are names of commands, codes and kinds: never of people or rooms. */
export interface Metrics {
  /** A command was answered; `seconds` is how long that took, `outcome` `ok` or the code of its refusal. */
  command(name: string, outcome: string, seconds: number): void;
  /** Prometheus's text format. */
  text(): Promise<string>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts commands, and reads the rest when it is asked. */
export function createMetrics(parts: {
  database: Database;
  connections: Connections;
  media: MediaService;
  isRedisConnected: (() => boolean) | undefined;
}): Metrics {
  const { database, connections, media, isRedisConnected } = parts;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'sales_room_' });

  const commands = new Histogram({
    name: 'sales_room_command_seconds',
    help: 'Time from a command to its answer.',
    labelNames: ['command', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  const joins = new Histogram({
    name: 'sales_room_join_seconds',
    help: 'Time in which a socket was let into a room.',
    buckets: SECONDS,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    void new Gauge({
      name: `sales_room_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('rooms', 'Rooms with somebody connected to this server.', () => connections.rooms().length);
  gauge('connections', 'Sockets that are in a room.', () => connections.count());
  gauge('media_available', 'Whether a media worker runs: 1 or 0.', () => Number(media.workers().length > 0));
  gauge('media_workers', 'Media workers that run.', () => media.workers().length);
  gauge('media_rooms', 'Rooms whose media this server has.', () => media.rooms().length);
  for (const kind of ['peers', 'transports', 'producers', 'consumers'] as const) {
    gauge(`media_${kind}`, `Media ${kind} at this server.`, () =>
      media.rooms().reduce((sum, id) => sum + (media.find(id)?.counts()[kind] ?? 0), 0),
    );
  }
  gauge('redis_connected', 'Whether the other servers can be reached: 1 or 0; 1 where there are none.', () =>
    Number(isRedisConnected?.() ?? true),
  );
  new Gauge({
    name: 'sales_room_database_up',
    help: 'Whether the database answers: 1 or 0.',
    registers,
    async collect() {
      this.set(Number(await database.isReachable()));
    },
  });
  new Counter({
    name: 'sales_room_database_losses_total',
    help: 'Statements and transactions that failed because the database was out of reach.',
    registers,
    collect() {
      this.reset();
      this.inc(database.losses());
    },
  });
  const packets = new Gauge({
    name: 'sales_room_media_packets',
    help: 'Packets of the senders of now: received, and lost on the way here.',
    labelNames: ['what'] as const,
    registers,
    async collect() {
      const all = await Promise.all(media.rooms().map(async (id) => media.find(id)?.traffic()));
      packets.set(
        { what: 'received' },
        all.reduce((sum, room) => sum + (room?.received ?? 0), 0),
      );
      packets.set(
        { what: 'lost' },
        all.reduce((sum, room) => sum + (room?.lost ?? 0), 0),
      );
    },
  });

  return {
    command(name, outcome, seconds) {
      commands.observe({ command: name, outcome }, seconds);
      if (name === 'room.enter' && outcome === 'ok') joins.observe(seconds);
    },
    text: () => registry.metrics(),
  };
}

/** Answers `/metrics` on a port of its own, which belongs to operations and to nobody else. */
export async function startMetricsServer(metrics: Metrics, listenAt: ListenAt): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, listenAt, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  // A connection that can't be taken is Prometheus' to try again.
  server.on('error', () => undefined);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : listenAt.port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
