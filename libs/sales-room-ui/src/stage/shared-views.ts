import type { RoomClient, TileSize } from '@vitrine/sales-room-client';

/** How large each picture is drawn at each of its places, by the client that receives it. */
const views = new WeakMap<RoomClient, Map<string, Map<symbol, TileSize | null>>>();

const area = (size: TileSize | null): number => (size === null ? 0 : size.width * size.height);

/**
 * One place where a picture is drawn, among others where the same one may be: it is received once, as large as its largest place needs it, and
 * for as long as any of them can be seen. Gives what tells how large it is drawn here; null where it can't be seen.
 */
export function viewOf(client: RoomClient, producerId: string): (size: TileSize | null) => void {
  const here = Symbol(producerId);
  const producers = views.get(client) ?? new Map<string, Map<symbol, TileSize | null>>();
  views.set(client, producers);
  return (size) => {
    const places = producers.get(producerId) ?? new Map<symbol, TileSize | null>();
    if (size === null) places.delete(here);
    else places.set(here, size);
    if (places.size === 0) producers.delete(producerId);
    else producers.set(producerId, places);
    const largest = [...places.values()].reduce((one, other) => (area(other) > area(one) ? other : one), null);
    client.show(producerId, largest);
  };
}
