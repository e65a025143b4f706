import { atom } from 'jotai';
import { roomAtom } from '../room/room-atoms.ts';
import { cartsOf, interestOf, orderedInAll } from './audience.ts';

const attendeesAtom = atom((get) => get(roomAtom)?.attendees ?? []);

/** What clients like, most liked first; empty for everybody but guides. */
export const audienceLikesAtom = atom((get) => interestOf(get(attendeesAtom), 'likedProductIds'));
/** What clients have opened; empty for everybody but guides. */
export const audienceSeenAtom = atom((get) => interestOf(get(attendeesAtom), 'lastSeenProductIds'));
/** What clients have in their carts; empty for everybody but guides. */
export const audienceCartsAtom = atom((get) => cartsOf(get(attendeesAtom)));
/** What clients have ordered here in all; empty for everybody but guides. */
export const audienceOrderedAtom = atom((get) => orderedInAll(get(attendeesAtom)));
