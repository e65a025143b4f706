import type { RoomPageData } from '../room/room-page-data.ts';
import { RoomProvider } from '../room/room-provider.tsx';

/** The presentation as a client sees it. */
export function PresentationScreen({ path }: RoomPageData) {
  return (
    <RoomProvider path={path} as="client">
      <main id="main" />
    </RoomProvider>
  );
}

/** The presentation as its guide sees it. */
export function GuidePresentationScreen({ path }: RoomPageData) {
  return (
    <RoomProvider path={path} as="guide">
      <main id="main" />
    </RoomProvider>
  );
}
