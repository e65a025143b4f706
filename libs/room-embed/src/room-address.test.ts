import { expect, it } from 'vitest';
import { parseRoomAddress } from './room-address.ts';

const BASE = 'https://shop.example/live/';

it.each([
  ['https://rooms.example/invitation/spring?token=x', 'https://rooms.example/invitation/spring?token=x'],
  ['/invitation/spring', 'https://shop.example/invitation/spring'],
  ['http://localhost:3000/presentation/spring', 'http://localhost:3000/presentation/spring'],
  ['http://rooms.vitrine.localhost/x', 'http://rooms.vitrine.localhost/x'],
  ['http://127.0.0.1:3000/x', 'http://127.0.0.1:3000/x'],
  ['http://[::1]/x', 'http://[::1]/x'],
])('%s is an address of a room', (src, href) => expect(String(parseRoomAddress(src, BASE))).toBe(href));

it.each(['', '  ', 'https://', 'javascript:alert(1)', 'data:text/html,x', 'blob:https://shop.example/1', 'https://me:pw@rooms.example/x'])(
  '%j is none',
  (src) => expect(parseRoomAddress(src, BASE)).toBe('invalid-address'),
);

it.each(['http://rooms.example/x', 'http://localhost.example/x', 'http://127.0.0.1.example/x', 'http://10.0.0.1/x'])(
  '%s is not secure',
  (src) => expect(parseRoomAddress(src, BASE)).toBe('insecure-address'),
);
