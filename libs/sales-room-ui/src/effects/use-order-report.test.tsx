// @vitest-environment jsdom
import { useSetAtom } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { RoomError } from '@vitrine/sales-room-client';
import { isOrderUnreportedAtom } from '../room/screen-atoms.ts';
import { roomPage } from '../testing/room-page.tsx';
import { useOrderReport } from './use-order-report.ts';

const page = roomPage();
function Orderer() {
  useOrderReport();
  const setUnreported = useSetAtom(isOrderUnreportedAtom);
  return (
    <button type="button" onClick={() => setUnreported(true)}>
      Order
    </button>
  );
}
const show = (connection: 'connected' | 'reconnecting' = 'connected') =>
  page.show(<Orderer />, { room: { commands: ['cart.report'] }, client: { connection } });
const REPORT = { name: 'cart.report', payload: { hasOrdered: true } };
afterEach(() => vi.useRealTimers());

it('the room is told of an order at once, and once', async () => {
  await show();
  expect(page.sent).toEqual([]);
  await page.press('Order');
  expect(page.sent).toEqual([REPORT]);
  await page.change({});
  expect(page.sent).toEqual([REPORT]);
});

it('an order that is placed while the connection is away is told when it is back', async () => {
  await show('reconnecting');
  await page.press('Order');
  expect(page.sent).toEqual([]);
  await page.change({}, { connection: 'reconnected' });
  expect(page.sent).toEqual([REPORT]);
});

it('an order is told again where the store was away, and not where the room refuses it', async () => {
  vi.useFakeTimers();
  await show();
  page.answer = () => Promise.reject(new RoomError('store-unavailable', 'Away.'));
  await page.press('Order');
  page.answer = () => Promise.reject(new RoomError('not-permitted', 'No.'));
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(page.sent).toEqual([REPORT, REPORT]);
});
