import { useAtom } from 'jotai';
import { lazyCode } from '@vitrine/ui';
import { LazyModal } from '../parts/lazy-part.tsx';
import { roomModalAtom } from '../room/screen-atoms.ts';

export const roomModalsCode = lazyCode(async () => (await import('./room-modals.tsx')).RoomModals);

/** The modals of a room, whose code comes with the first that is opened, or before. */
export function RoomModalHost() {
  const [modal, setModal] = useAtom(roomModalAtom);
  return <LazyModal code={roomModalsCode} isOpen={modal !== null} onClose={() => setModal(null)} />;
}
