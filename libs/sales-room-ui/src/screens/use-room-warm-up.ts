import { preloadMedia } from '@vitrine/sales-room-client';
import { useWarmUp } from '../parts/use-warm-up.ts';

/** The room with what a call needs: who goes in waits for none of it. */
const loadRoom = (): Promise<unknown> => Promise.all([import('./presentation-screen.tsx'), preloadMedia()]);

/** Loads the room while somebody is before it. */
export function useRoomWarmUp(): void {
  useWarmUp(loadRoom);
}
