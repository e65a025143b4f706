export { BodyTooLargeError, boundedStream, readBoundedBytes, readBoundedText } from './bounded-body.ts';
export {
  areTrustedProxies,
  createRemoteAddress,
  createTrust,
  isOwnMachine,
  limitKeyOf,
  parseTrustedProxies,
  type RemoteAddress,
} from './remote-address.ts';
export { readToItsEnd } from './request-end.ts';
export { createTokenBuckets, type RateLimit, type TokenBuckets } from './token-buckets.ts';
export { createUnfinishedRequests, hasBody, type UnfinishedLimits, type UnfinishedRequests } from './unfinished-requests.ts';
