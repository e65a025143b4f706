import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createUnfinishedRequests, hasBody } from './unfinished-requests.ts';

const requestOf = (headers: Record<string, string> = { 'content-length': '1' }) =>
  Object.assign(new EventEmitter(), { headers }) as unknown as IncomingMessage;

describe('a request', () => {
  it.each([
    [{ 'content-length': '1' }, true],
    [{ 'content-length': '0' }, false],
    [{ 'transfer-encoding': 'chunked' }, true],
    [{}, false],
  ])('with %j comes with a body: %s', (headers, expected) => {
    expect(hasBody(requestOf(headers))).toBe(expected);
  });
});

describe('requests under way', () => {
  it('are bounded for each address, and other addresses have places of their own', () => {
    const requests = createUnfinishedRequests({ perAddress: 2, inAll: 9 });
    const sent = ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'].map((address) => requests.mayArrive(requestOf(), address));
    expect(sent).toEqual([true, true, false, true]);
    expect(requests.count).toBe(3);
  });

  it('are bounded in all', () => {
    const requests = createUnfinishedRequests({ perAddress: 9, inAll: 2 });
    const sent = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => requests.mayArrive(requestOf(), address));
    expect(sent).toEqual([true, true, false]);
    expect(requests.count).toBe(2);
  });

  it('count by the network that a visitor with IPv6 has whole', () => {
    const requests = createUnfinishedRequests({ perAddress: 1, inAll: 9 });
    expect(requests.mayArrive(requestOf(), '2001:db8:1:2::1')).toBe(true);
    expect(requests.mayArrive(requestOf(), '2001:db8:1:2::2')).toBe(false);
  });

  it('without a body are let in always, and never counted', () => {
    const requests = createUnfinishedRequests({ perAddress: 0, inAll: 0 });
    expect(requests.mayArrive(requestOf({}), '10.0.0.1')).toBe(true);
    expect(requests.mayArrive(requestOf(), '10.0.0.1')).toBe(false);
    expect(requests.count).toBe(0);
  });

  it.each(['end', 'close'])('leave their place at their %s', (event) => {
    const requests = createUnfinishedRequests({ perAddress: 1, inAll: 1 });
    const request = requestOf();
    requests.mayArrive(request, '10.0.0.1');
    request.emit(event);
    expect(requests.count).toBe(0);
    expect(requests.mayArrive(requestOf(), '10.0.0.1')).toBe(true);
  });

  it('leave one place each, although they both end and close', () => {
    const requests = createUnfinishedRequests({ perAddress: 2, inAll: 9 });
    const first = requestOf();
    requests.mayArrive(first, '10.0.0.1');
    requests.mayArrive(requestOf(), '10.0.0.1');
    first.emit('end');
    first.emit('close');
    expect(requests.count).toBe(1);
    expect(requests.mayArrive(requestOf(), '10.0.0.1')).toBe(true);
    expect(requests.mayArrive(requestOf(), '10.0.0.1')).toBe(false);
  });
});
