import type { CommandName } from '@vitrine/sales-room-protocol';
import { RoomError } from '../room-error.ts';

/** A bucket of tokens: what a socket may send of one kind. */
export interface RateLimit {
  /** How many at once. */
  burst: number;
  /** How many a second after that. */
  perSecond: number;
}

/** How much one socket may send. Joining a room of 200 takes hundreds of media commands at once, and few later. */
export const RATE_LIMITS = {
  all: { burst: 1_200, perSecond: 120 },
  enter: { burst: 10, perSecond: 0.5 },
  chat: { burst: 10, perSecond: 1 },
  reaction: { burst: 10, perSecond: 2 },
  media: { burst: 1_000, perSecond: 100 },
  other: { burst: 60, perSecond: 15 },
} as const satisfies Record<string, RateLimit>;

/** Kinds of messages that are counted apart; `all` counts every one. */
export type RateGroup = keyof typeof RATE_LIMITS;
/** What a server allows where it differs from {@link RATE_LIMITS}. */
export type RateLimitSettings = { readonly [Group in RateGroup]?: RateLimit | undefined };

function groupOf(command: CommandName): Exclude<RateGroup, 'all'> {
  if (command === 'room.enter' || command === 'room.snapshot') return 'enter';
  if (command === 'chat.send') return 'chat';
  if (command === 'reaction.send') return 'reaction';
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
  const states = new Map<RateGroup, { tokens: number; at: number }>();

  function take(name: RateGroup): void {
    const { burst, perSecond } = settings[name] ?? RATE_LIMITS[name];
    const state = states.get(name) ?? { tokens: burst, at: now() };
    const time = now();
    state.tokens = Math.min(burst, state.tokens + ((time - state.at) / 1_000) * perSecond);
    state.at = time;
    states.set(name, state);
    if (state.tokens < 1) throw new RoomError('rate-limited', 'Too many messages.', { retryAfterMs: Math.ceil(((1 - state.tokens) / perSecond) * 1_000) });
    state.tokens -= 1;
  }

  return { takeMessage: () => take('all'), takeCommand: (command) => take(groupOf(command)) };
}
