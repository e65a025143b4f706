import type { ComponentType, ReactNode } from 'react';
import { DefaultLayout } from '@vitrine/commerce';
import {
  PresentationAuthLayout,
  PresentationBackRoomLayout,
  PresentationBaseLayout,
  PresentationMainRoomLayout,
  PresentationNotificationLayout,
} from './layouts.tsx';

/** The specification's layouts by name. */
export const ROOM_LAYOUTS = {
  default: DefaultLayout,
  'presentation-auth': PresentationAuthLayout,
  'presentation-back-room': PresentationBackRoomLayout,
  'presentation-base': PresentationBaseLayout,
  'presentation-main-room': PresentationMainRoomLayout,
  'presentation-notification': PresentationNotificationLayout,
} as const satisfies Record<string, ComponentType<{ children: ReactNode }>>;

/** Name of a layout. */
export type RoomLayoutName = keyof typeof ROOM_LAYOUTS;
