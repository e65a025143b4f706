import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import type { Server } from 'socket.io';
import type { ServerWire } from '../bus/cluster-bus.ts';
import { errorFields, type Logger } from '../logger.ts';

/** The connections to Redis. */
export interface RedisLink {
  /** Gives a Socket.IO server its way to the others. */
  attach(io: Server): ServerWire;
  isConnected(): boolean;
  /** Is called each time that Redis is back after it was away. */
  onBack(listener: () => void): void;
  close(): void;
}

const CONNECT_WITHIN_MS = 10_000;
const LONGEST_PAUSE_MS = 1_000;
/** Before all keys and channels: several products may share one Redis. */
const PREFIX = 'vitrine-rooms';

/**
 * Connects to Redis. It keeps trying when Redis goes away; what couldn't be said meanwhile is dropped, since by then the
 * database knows better.
 * @throws Error when Redis can't be reached at start.
 */
export async function connectRedis(url: string, logger: Logger): Promise<RedisLink> {
  const options = {
    maxRetriesPerRequest: null,
    lazyConnect: true,
    retryStrategy: (attempt: number) => Math.min(attempt * 50, LONGEST_PAUSE_MS),
  };
  const publisher = new Redis(url, { ...options, enableOfflineQueue: false });
  const subscriber = new Redis(url, options);
  const listeners: (() => void)[] = [];
  let wasReady = false;
  let isAway = false;
  let isClosing = false;
  let cause: Error | undefined;

  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => (cause = error));
    // Not every loss comes with an error: a Redis that is back at once closes its connections, and takes the next ones.
    client.on('close', () => {
      if (isAway || !wasReady || isClosing) return;
      isAway = true;
      logger.warn('redis.lost', errorFields(cause ?? new Error('Redis has closed the connection.')));
    });
  }
  const isConnected = () => publisher.status === 'ready' && subscriber.status === 'ready';
  const onReady = () => {
    if (!isConnected()) return;
    const isBack = wasReady;
    wasReady = true;
    isAway = false;
    cause = undefined;
    if (!isBack) return;
    logger.info('redis.back');
    // Answered after the channels of before: whoever reads the database then misses nothing that is said from there on.
    void subscriber.subscribe(`${PREFIX}:back`).then(() => {
      if (isConnected()) for (const listener of listeners) listener();
    });
  };
  publisher.on('ready', onReady);
  subscriber.on('ready', onReady);

  // The adapter doesn't wait for what it says; a failure must not end the process.
  const publish = publisher.publish.bind(publisher);
  publisher.publish = ((...message: Parameters<typeof publish>) => publish(...message).catch(() => 0)) as typeof publisher.publish;
  for (const name of ['subscribe', 'psubscribe', 'unsubscribe', 'punsubscribe'] as const) {
    const call = subscriber[name].bind(subscriber) as (...channels: string[]) => Promise<unknown>;
    subscriber[name] = ((...channels: string[]) => call(...channels).catch(() => 0)) as never;
  }

  const close = () => {
    isClosing = true;
    publisher.disconnect();
    subscriber.disconnect();
  };
  const timer = setTimeout(close, CONNECT_WITHIN_MS);
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch (cause) {
    close();
    throw new Error("Redis can't be reached: check REDIS_URL.", { cause });
  } finally {
    clearTimeout(timer);
  }

  return {
    attach(io) {
      io.adapter(createAdapter(publisher, subscriber, { key: PREFIX }));
      return {
        serverSideEmit: (event, message) => void io.serverSideEmit(event, message),
        on: (event, listener) => void io.on(event, listener),
        isConnected,
      };
    },
    isConnected,
    onBack: (listener) => void listeners.push(listener),
    close,
  };
}
