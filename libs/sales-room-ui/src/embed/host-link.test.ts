// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { envelopeOf } from '@vitrine/room-embed/messages';
import { connectToHost, type SendToHost } from './host-link.ts';

const HOST = 'https://www.host.example';
let asked: unknown[];
let replies: SendToHost[];
let close: () => void;

/** A message that the page gets; in a test its parent is the page itself. */
function receive(data: unknown, from: Partial<MessageEventInit> = {}): void {
  dispatchEvent(new MessageEvent('message', { data, origin: HOST, source: window.parent, ...from }));
}

beforeEach(() => {
  [asked, replies] = [[], []];
  close = connectToHost([HOST], {
    onConnect: (send) => replies.push(send),
    onMessage: (message) => asked.push(message),
  });
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

it('what a named host asks for is passed on', () => {
  receive(envelopeOf({ type: 'leave' }));
  receive(envelopeOf({ type: 'locale', locale: 'de-DE' }));
  expect(asked).toEqual([{ type: 'leave' }, { type: 'locale', locale: 'de-DE' }]);
});

it('a message of an origin that is not named, of another window or in no known form is ignored', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  for (const type of ['connect', 'leave'] as const) {
    receive(envelopeOf({ type }), { origin: 'https://evil.example' });
    receive(envelopeOf({ type }), { origin: `${HOST}.evil.example` });
    receive(envelopeOf({ type }), { origin: 'http://www.host.example' });
    receive(envelopeOf({ type }), { origin: 'null' });
    receive(envelopeOf({ type }), { source: frame.contentWindow });
    receive(envelopeOf({ type }), { source: null });
    receive({ type });
  }
  frame.remove();
  expect([asked, replies]).toEqual([[], []]);
});

it('what the room says goes to the origin that has asked, and to no other', () => {
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  receive(envelopeOf({ type: 'connect' }));
  replies[0]?.({ type: 'cart', count: 2 });
  expect(post.mock.calls).toEqual([[envelopeOf({ type: 'cart', count: 2 }), HOST]]);
});

it('where no host is named, nobody is heard', () => {
  close();
  close = connectToHost([], { onConnect: (send) => replies.push(send), onMessage: (message) => asked.push(message) });
  receive(envelopeOf({ type: 'connect' }));
  receive(envelopeOf({ type: 'leave' }));
  expect([asked, replies]).toEqual([[], []]);
});
