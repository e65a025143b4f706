import { type Answer, type Exchange } from './transport.ts';

/**
 * Stands between a call and its sending. It calls `send` at most once per answer that it gives,
 * and rejects with the signal's reason where the exchange's signal is aborted.
 */
export type SendWrapper = (exchange: Exchange, send: (exchange: Exchange) => Promise<Answer>) => Promise<Answer>;
