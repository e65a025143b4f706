// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { envelopeOf, type RoomMessage } from './messages.ts';
import { connectToRoom, type RoomConnection } from './room-connection.ts';

const ORIGIN = 'https://rooms.example';
let frame: HTMLIFrameElement;
let sent: (readonly [type: string, targetOrigin: string])[];
let heard: RoomMessage[];
let connection: RoomConnection;

/** A message that the page gets. */
function receive(data: unknown, from: Partial<MessageEventInit> = {}): void {
  dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: frame.contentWindow, ...from }));
}

beforeEach(() => {
  vi.useFakeTimers();
  frame = document.body.appendChild(document.createElement('iframe'));
  sent = [];
  heard = [];
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(((data: { type: string }, target: string) => {
    sent.push([data.type, target]);
  }) as Window['postMessage']);
  connection = connectToRoom(frame, ORIGIN, (message) => heard.push(message));
});
afterEach(() => {
  connection.close();
  frame.remove();
  vi.useRealTimers();
});

it('a page that was loaded is asked again and again until it says that it is a room', () => {
  expect(sent).toEqual([]);
  frame.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(250 + 500);
  expect(sent).toEqual([1, 2, 3].map(() => ['connect', ORIGIN]));
  receive(envelopeOf({ type: 'ready' }));
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(3);
  expect(heard).toEqual([{ type: 'ready' }]);
});

it('a page that is none is given up after a while', () => {
  frame.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(600_000);
  expect(sent).toHaveLength(7);
});

it('a message from another origin, another window or nowhere is ignored', () => {
  const message = envelopeOf({ type: 'joined' });
  receive(message, { origin: 'https://evil.example' });
  receive(message, { origin: `${ORIGIN}.evil.example` });
  receive(message, { origin: 'null' });
  receive(message, { source: window });
  receive(message, { source: null });
  receive({ type: 'joined' });
  expect(heard).toEqual([]);
  receive(message);
  expect(heard).toEqual([{ type: 'joined' }]);
});

it('after its end nothing is heard, asked or said any more', () => {
  frame.dispatchEvent(new Event('load'));
  connection.close();
  receive(envelopeOf({ type: 'joined' }));
  vi.advanceTimersByTime(60_000);
  expect([heard, sent.length]).toEqual([[], 1]);
});

it('what is said to the room goes to its origin alone', () => {
  connection.send({ type: 'leave' });
  expect(sent).toEqual([['leave', ORIGIN]]);
});
