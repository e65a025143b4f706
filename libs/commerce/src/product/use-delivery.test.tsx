// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MerchantContext } from '../legal/merchant.tsx';
import { shopPage } from '../testing/shop-page.tsx';
import { useDelivery } from './use-delivery.ts';

const page = shopPage();
const NOW = Date.parse('2026-03-02T12:00:00Z');
const DAY = 86_400_000;
let delivery: ReturnType<typeof useDelivery>;
function Promised() {
  delivery = useDelivery();
  return null;
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['now, on a page that has just come', NOW, NOW],
  ['the day on which a page is read that came before', NOW - 3 * DAY, NOW],
  ['the server’s day, where the browser’s clock is late', NOW + DAY, NOW + DAY],
])('what is promised of arrivals is reckoned from %s', async (_what, served, expected) => {
  await page.show(<Promised />, { shell: { now: served } });
  expect(delivery.start.now).toBe(expected);
});

it('what is promised of arrivals keeps to the hour at which the merchant’s parcels leave', async () => {
  await page.show(
    <MerchantContext value={{ orderCutOff: '14:00' }}>
      <Promised />
    </MerchantContext>,
  );
  expect(delivery.start.cutOff).toBe('14:00');
});

it('an arrival is one day, or the days between which it is', async () => {
  await page.show(<Promised />, { shell: { now: NOW } });
  expect(delivery.arrival({ from: NOW + DAY, to: NOW + DAY + 1 })).toBe('Arrives Tue, Mar 3');
  expect(delivery.arrival({ from: NOW + DAY, to: NOW + 2 * DAY })).toBe('Arrives Tue, Mar 3 – Wed, Mar 4');
});
