import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { preloadCmsViews } from '@vitrine/cms-blocks';
import { useCmsRegistry } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { CheckoutSheetHost } from '../checkout/checkout-sheet-host.tsx';
import type { RecogniserSource } from '../devices/speech-recogniser.ts';
import { RoomEffects } from '../effects/room-effects.tsx';
import { useWarmUp } from '../parts/use-warm-up.ts';
import { closedAtom, roomAtom } from '../room/room-atoms.ts';
import type { RoomPageData } from '../room/room-page-data.ts';
import { RoomProvider } from '../room/room-provider.tsx';
import { useKeptPage } from '../room/stale-fallback.ts';
import { useGuardFollow } from '../room/use-guard-follow.ts';
import { ClosedScreen } from './closed-screen.tsx';
import { EndedScreen } from './ended-screen.tsx';
import { MainRoom, MainRoomSkeleton } from './main-room.tsx';
import { RoomProducts } from './room-products.tsx';

interface PresentationScreenProps extends RoomPageData {
  /** Where speech becomes text for captions; by default in the browser's own recogniser. */
  recogniser?: RecogniserSource | undefined;
}

/** The presentation as a client sees it; after its end, what is left of it. */
export function PresentationScreen({ recogniser, ...page }: PresentationScreenProps) {
  return (
    <RoomProvider path={page.path} viewerType="client" recogniser={recogniser}>
      <Presentation {...page} />
    </RoomProvider>
  );
}

/** The presentation as its guide sees it. */
export function GuidePresentationScreen({ recogniser, ...page }: PresentationScreenProps) {
  return (
    <RoomProvider path={page.path} viewerType="guide" recogniser={recogniser}>
      <Presentation {...page} />
    </RoomProvider>
  );
}

function Presentation(page: RoomPageData) {
  const { path, entry } = page;
  useKeptPage(page);
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const closed = useAtomValue(closedAtom);
  useGuardFollow(entry.screen);
  useSlideWarmUp();
  const isOver = (room?.appointment.status ?? entry.appointment?.status) === 'ended' || entry.screen === 'ended';
  return (
    <RoomProducts>
      {closed !== null ? (
        <ClosedScreen path={path} reason={closed.reason} />
      ) : isOver ? (
        <EndedScreen path={path} wasThere={(room?.self.attendeeId ?? entry.attendee?.attendeeId ?? null) !== null} />
      ) : room === null ? (
        <MainRoomSkeleton name={entry.appointment?.name ?? t('room.title')} />
      ) : (
        <MainRoom />
      )}
      <CheckoutSheetHost />
      <RoomEffects />
    </RoomProducts>
  );
}

/** Any slide may be next, and none may keep the audience waiting for its code. */
function useSlideWarmUp(): void {
  const registry = useCmsRegistry();
  useWarmUp(useCallback(() => preloadCmsViews(registry), [registry]));
}
