import { type AnonymousContexts, createAnonymousContexts } from './anonymous-contexts.ts';
import type { SessionConfig } from './config.ts';
import { createStaleCache, type StaleCache } from './stale-cache.ts';
import { createTokenGate, type TokenGate } from './token-gate.ts';
import { createTokenSuccession, type TokenSuccession } from './token-succession.ts';

/** What a process keeps between requests. */
export interface SessionState {
  readonly anonymous: AnonymousContexts;
  readonly cache: StaleCache;
  readonly tokens: TokenSuccession;
  readonly gate: TokenGate;
}

const states = new WeakMap<SessionConfig, SessionState>();

/** The state that belongs to a configuration: relay and renderings of a process share it. */
export function stateOf(config: SessionConfig): SessionState {
  let state = states.get(config);
  if (!state) {
    state = {
      anonymous: createAnonymousContexts(config),
      cache: createStaleCache({
        freshMs: config.sharedFreshMs,
        staleMs: config.sharedStaleMs,
        onError: (key, error) => config.log(`Shared catalogue facts could not be renewed (${key})`, error),
      }),
      tokens: createTokenSuccession(),
      gate: createTokenGate(),
    };
    states.set(config, state);
  }
  return state;
}
