export type { RecogniserSource } from './devices/speech-recogniser.ts';
export { EmbeddablePage } from './embed/embeddable-page.tsx';
export {
  PresentationAuthLayout,
  PresentationBackRoomLayout,
  PresentationBaseLayout,
  PresentationMainRoomLayout,
  PresentationNotificationLayout,
} from './layouts/layouts.tsx';
export { preloadErrorLayout, RoomErrorLayout } from './layouts/room-error-layout.tsx';
export { /** @public */ ROOM_LAYOUTS, type RoomLayoutName } from './layouts/room-layouts.ts';
export { roomMeta } from './layouts/room-meta.ts';
export { type RoomPageHandle, useRoomRest } from './layouts/room-rest.ts';
export type { GuideRoute, PresentationRoute } from './room/room-addresses.ts';
export type { RoomPageData } from './room/room-page-data.ts';
export { loadWithStaleFallback } from './room/stale-fallback.ts';
export { ClientLoginScreen } from './screens/client-login-screen.tsx';
export { ClientRegisterScreen } from './screens/client-register-screen.tsx';
export { GuideLoginScreen } from './screens/guide-login-screen.tsx';
export { InvitationScreen } from './screens/invitation-screen.tsx';
export { NotStartedScreen } from './screens/not-started-screen.tsx';
export { DeniedScreen, GuideNotFoundScreen, LeaveScreen, NotFoundScreen } from './screens/notices.tsx';
export { PrejoinScreen } from './screens/prejoin-screen.tsx';
export { GuidePresentationScreen, PresentationScreen } from './screens/presentation-screen.tsx';
export { WaitingScreen } from './screens/waiting-screen.tsx';
export { presentationElements, roomElements, roomSections } from './slides/elements.tsx';
