import { describe, expect, it } from 'vitest';
import type { ShopEvent } from '../analytics/shop-event.ts';
import { createEventBus } from './event-bus.ts';

const viewed = (path: string): ShopEvent => ({ name: 'page.viewed', path });
const heardBy = (bus: ReturnType<typeof createEventBus>) => {
  const paths: string[] = [];
  const end = bus.listen((event) => void paths.push(event.name === 'page.viewed' ? event.path : ''));
  return { paths, end };
};

describe('an event', () => {
  it('is forgotten where nobody listens, and told to nobody later', () => {
    const bus = createEventBus();
    bus.tell(viewed('/a'));
    expect(heardBy(bus).paths).toEqual([]);
  });

  it('is held for a listener that is on its way, in order', () => {
    const bus = createEventBus();
    bus.expect();
    bus.tell(viewed('/a'));
    bus.expect();
    bus.tell(viewed('/b'));
    const { paths } = heardBy(bus);
    bus.tell(viewed('/c'));
    expect(paths).toEqual(['/a', '/b', '/c']);
  });

  it('is held no longer once no listener will come', () => {
    const bus = createEventBus();
    bus.expect();
    bus.tell(viewed('/a'));
    bus.forget();
    bus.tell(viewed('/b'));
    expect(heardBy(bus).paths).toEqual([]);
  });

  it('is heard once by whoever listens, and not after that', () => {
    const bus = createEventBus();
    bus.expect();
    bus.tell(viewed('/a'));
    const first = heardBy(bus);
    first.end();
    bus.tell(viewed('/b'));
    const second = heardBy(bus);
    first.end();
    bus.tell(viewed('/c'));
    expect([first.paths, second.paths]).toEqual([['/a'], ['/c']]);
  });

  it('beyond the hundredth that is held is lost', () => {
    const bus = createEventBus();
    bus.expect();
    for (let count = 0; count < 102; count += 1) bus.tell(viewed(`/${count}`));
    const { paths } = heardBy(bus);
    expect([paths.length, paths.at(-1)]).toEqual([100, '/99']);
  });
});
