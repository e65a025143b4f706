import type { EntryScreen, RoomEntry } from '@vitrine/sales-room-protocol';
import type { GuideRoute, PresentationRoute } from '../room/room-addresses.ts';

/** The page that a screen is drawn by. Ended presentations are drawn by the presentation itself: cart and likes stay there. */
const HOME: Readonly<Record<EntryScreen, PresentationRoute>> = {
  'not-found': 'not-found',
  login: 'login',
  denied: 'denied',
  'not-started': 'not-started',
  waiting: 'waiting',
  prejoin: 'prejoin',
  room: 'main',
  ended: 'main',
};

/** The pages that a visitor may stay on; from any other they are sent to the screen's own. */
const OPEN: Readonly<Record<EntryScreen, readonly PresentationRoute[]>> = {
  'not-found': ['not-found'],
  login: ['login', 'register'],
  denied: ['denied'],
  'not-started': ['not-started', 'login', 'register'],
  waiting: ['waiting', 'prejoin', 'login', 'register', 'leave'],
  prejoin: ['prejoin', 'login', 'register', 'leave'],
  room: ['main', 'leave'],
  ended: ['main', 'leave'],
};

/** Screens that close a presentation altogether. */
const CLOSED: readonly EntryScreen[] = ['not-found', 'login', 'denied'];

/** Pages that need a presentation which is accessible now. */
const NEEDS_ACCESS: readonly PresentationRoute[] = ['main', 'leave', 'waiting'];

/** What a guard decides by. */
export type GuardFacts = Pick<RoomEntry, 'screen'>;

/** A guard of a client's page: the page to go to instead, or undefined to stay. */
export type PresentationGuard = (facts: GuardFacts, route: PresentationRoute) => PresentationRoute | undefined;

/** Protects all pages of a presentation: whether it exists, and who may know of it. */
export const presentationGuard: PresentationGuard = ({ screen }, route) => {
  if (!CLOSED.includes(screen) && NEEDS_ACCESS.includes(route)) return undefined;
  return OPEN[screen].includes(route) ? undefined : HOME[screen];
};

/** Protects the presentation itself, its leave page and its waiting page: whether it is accessible to this visitor now. */
export const presentationAccessibleGuard: PresentationGuard = ({ screen }, route) =>
  OPEN[screen].includes(route) ? undefined : HOME[screen];

/** The guards of each page, by name, in their order. */
export const PRESENTATION_GUARDS: Readonly<Record<PresentationRoute, readonly string[]>> = {
  main: ['presentation', 'presentation-accessible'],
  leave: ['presentation', 'presentation-accessible'],
  waiting: ['presentation', 'presentation-accessible'],
  denied: ['presentation'],
  login: ['presentation'],
  'not-found': ['presentation'],
  'not-started': ['presentation'],
  prejoin: ['presentation'],
  register: ['presentation'],
};

/** Protects a guide's pages: signed in first, then whether the presentation exists. */
export function guideGuard({ screen }: GuardFacts, route: GuideRoute): GuideRoute | undefined {
  const home: GuideRoute = screen === 'login' ? 'login' : screen === 'not-found' ? 'not-found' : 'main';
  return route === home ? undefined : home;
}
