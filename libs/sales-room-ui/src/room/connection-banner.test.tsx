// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ConnectionStatus } from '@vitrine/sales-room-protocol';
import { roomPage, t } from '../testing/room-page.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

const page = roomPage();
const TEXTS = {
  reconnecting: 'room.connection.reconnecting',
  reconnected: 'room.connection.reconnected',
  lost: 'room.connection.lost',
} as const;

describe('how the connection stands', () => {
  it.each<[ConnectionStatus, (keyof typeof TEXTS)[]]>([
    ['connected', []],
    ['reconnecting', ['reconnecting']],
    ['reconnected', ['reconnected']],
    ['lost', ['lost']],
  ])('is told while it is %s: %j', async (connection, told) => {
    await page.show(<ConnectionBanner />, { client: { connection } });
    const words = Object.entries(TEXTS).filter(([, key]) => page.text().includes(t(key)));
    expect(words.map(([name]) => name)).toEqual(told);
    expect(page.all('button')).toHaveLength(connection === 'lost' ? 1 : 0);
    expect(page.find('[data-testid=connection]').dataset['connection']).toBe(connection);
  });

  it('is tried again by a press once it is lost', async () => {
    await page.show(<ConnectionBanner />, { client: { connection: 'lost' } });
    await page.press(t('room.connection.retry'));
    expect(page.calls).toEqual([['retryNow']]);
  });
});
