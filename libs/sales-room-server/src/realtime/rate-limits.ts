import type { RateLimit } from '@vitrine/http-server';
import type { CommandName } from '@vitrine/sales-room-protocol';
import { createRefusingBuckets } from '../refusing-buckets.ts';

export type { RateLimit } from '@vitrine/http-server';

/**
 * How much one socket may send: joining a room of 200 takes hundreds of media commands at once, and few later. `join` is
 * how often people of one address may join, of whom a company may have many, and `joinRoom` how often strangers of all
 * addresses may join one room, `portrait` how often a guide may change their own, and
 * `consultation` how often people of one address may ask for a guide or leave a message.
 */
export const RATE_LIMITS = {
  all: { burst: 1_200, perSecond: 120 },
  enter: { burst: 10, perSecond: 0.5 },
  chat: { burst: 10, perSecond: 1 },
  reaction: { burst: 10, perSecond: 2 },
  scroll: { burst: 20, perSecond: 12 },
  point: { burst: 40, perSecond: 24 },
  caption: { burst: 20, perSecond: 5 },
  media: { burst: 1_000, perSecond: 100 },
  other: { burst: 60, perSecond: 15 },
  join: { burst: 200, perSecond: 2 },
  joinRoom: { burst: 500, perSecond: 15 },
  portrait: { burst: 20, perSecond: 0.2 },
  consultation: { burst: 30, perSecond: 0.1 },
} as const satisfies Record<string, RateLimit>;

/** What is counted apart; `all` counts every message of a socket. */
export type RateGroup = keyof typeof RATE_LIMITS;
/** What a server allows where it differs from {@link RATE_LIMITS}. */
export type RateLimitSettings = { readonly [Group in RateGroup]?: RateLimit | undefined };

type SocketGroup = Exclude<RateGroup, 'join' | 'joinRoom' | 'portrait' | 'consultation'>;

function groupOf(command: CommandName): Exclude<SocketGroup, 'all'> {
  if (command === 'room.enter' || command === 'room.prepare' || command === 'room.snapshot') return 'enter';
  if (command === 'chat.send') return 'chat';
  if (command === 'reaction.send') return 'reaction';
  if (command === 'slide.scroll') return 'scroll';
  if (command === 'slide.point') return 'point';
  if (command === 'caption.say') return 'caption';
  return command.startsWith('media.') ? 'media' : 'other';
}

/** Counts one socket's commands. */
export interface RateLimiter {
  /** Takes one message of any kind; refused with `rate-limited` and the time to wait. */
  takeMessage(): void;
  /** Takes one command; refused with `rate-limited` and the time to wait. */
  takeCommand(command: CommandName): void;
}

/** Token buckets of one socket. `now` gives milliseconds. */
export function createRateLimiter(now: () => number = () => performance.now(), settings: RateLimitSettings = {}): RateLimiter {
  const buckets = createRefusingBuckets<SocketGroup>((name) => settings[name] ?? RATE_LIMITS[name], now);
  const take = (group: SocketGroup) => buckets.take(group, 'Too many messages.');
  return { takeMessage: () => take('all'), takeCommand: (command) => take(groupOf(command)) };
}
