import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isRoomError } from '@vitrine/sales-room-client';
import { isConnectedAtom, roomClientAtom } from '../room/room-atoms.ts';
import { isOrderUnreportedAtom } from '../room/screen-atoms.ts';

/** Milliseconds until an order is reported again that the room could not look up. */
const RETRY_MS = 3_000;

/** Answers after which another try may succeed. */
const FOR_A_WHILE = new Set<string>(['store-unavailable', 'storage-unavailable', 'rate-limited', 'timeout', 'internal']);

/** The room is told at once that something was ordered, or as soon as it can be reached again; it asks the store what. */
export function useOrderReport(): void {
  const client = useAtomValue(roomClientAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const [isDue, setDue] = useAtom(isOrderUnreportedAtom);
  useEffect(() => {
    if (!isDue || client === null || !isConnected) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = async (): Promise<void> => {
      if (client.getSnapshot().room?.commands.includes('cart.report') !== true) return;
      try {
        await client.send('cart.report', { hasOrdered: true });
        setDue(false);
      } catch (error) {
        const code = isRoomError(error) ? error.code : 'internal';
        if (isGone || code === 'disconnected') return;
        if (FOR_A_WHILE.has(code)) timer = setTimeout(() => void report(), RETRY_MS);
        else setDue(false);
      }
    };
    void report();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, isConnected, isDue, setDue]);
}
