import { expect, it } from 'vitest';
import type { RoomClient, TileSize } from '@vitrine/sales-room-client';
import { viewOf } from './shared-views.ts';

function aClient() {
  const shown: [string, TileSize | null][] = [];
  const client = { show: (producerId: string, size: TileSize | null) => void shown.push([producerId, size]) } as unknown as RoomClient;
  return { client, shown };
}
const [SMALL, LARGE] = [
  { width: 112, height: 63 },
  { width: 640, height: 360 },
];

it('a picture is received as large as its largest place needs it, until the last one is gone', () => {
  const { client, shown } = aClient();
  const [stage, strip] = [viewOf(client, 'a'), viewOf(client, 'a')];
  stage(LARGE);
  strip(SMALL);
  stage(null);
  strip(null);
  expect(shown).toEqual([
    ['a', LARGE],
    ['a', LARGE],
    ['a', SMALL],
    ['a', null],
  ]);
});

it('pictures of others and of another room are apart', () => {
  const [one, other] = [aClient(), aClient()];
  viewOf(one.client, 'a')(SMALL);
  viewOf(one.client, 'b')(LARGE);
  viewOf(other.client, 'a')(null);
  expect(one.shown).toEqual([
    ['a', SMALL],
    ['b', LARGE],
  ]);
  expect(other.shown).toEqual([['a', null]]);
});
