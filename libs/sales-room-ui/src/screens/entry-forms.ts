/** What the forms before the room work with, their rules and calls: it comes with the first touch of one. */
export { guestSchema, guideLoginSchema, invitationSchema, knownSchema } from './entry-rules.ts';
export { createRoomApi } from '@vitrine/sales-room-client/api';
