import type { RoomClient } from '@vitrine/sales-room-client';

/**
 * Says that a quick view is open, where the room takes note of such things.
 * @returns Says that it was closed.
 */
export function recordQuickview(
  client: Pick<RoomClient, 'getSnapshot' | 'send'> | null,
  productId: string | null,
): (() => void) | undefined {
  if (productId === null || client === null) return undefined;
  const record = (name: 'quickview.opened' | 'quickview.closed'): void => {
    if (client.getSnapshot().room?.commands.includes('interaction.record') === true)
      client.send('interaction.record', { name, productId }).catch(() => undefined);
  };
  record('quickview.opened');
  return () => record('quickview.closed');
}
