import { describe, it } from 'vitest';
import { expectLinear } from '@vitrine/e2e-kit/linear-time';
import { resolveEndpoint } from './client/endpoint.ts';
import { entityId, pathPart } from './client/path.ts';
import { parseRetryAfter } from './client/retry-after.ts';

describe('what a server answers takes time that grows with its length alone', () => {
  it.each<[string, (text: string) => unknown]>([
    ['an endpoint', resolveEndpoint],
    ['Retry-After', (text) => parseRetryAfter(text, 0)],
    ['an id', (text) => entityId(text, 'product')],
    ['a part of a path', (text) => pathPart(text, 'code')],
  ])('%s', (_what, run) => expectLinear(run));
});
