import type { ApiRequest, HttpResponse } from './transport.ts';

/**
 * Stands between a call and its sending. It calls `send` at most once per answer that it gives,
 * and rejects with the signal's reason where the request's signal is aborted.
 */
export type SendWrapper = (request: ApiRequest, send: (request: ApiRequest) => Promise<HttpResponse>) => Promise<HttpResponse>;
