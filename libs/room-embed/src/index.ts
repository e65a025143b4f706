export { /** @public */ defineVitrineRoom } from './define-vitrine-room.ts';
export type { RoomProblem, VitrineRoomEvent, VitrineRoomEvents } from './events.ts';
export { /** @public */ VitrineRoom, type VitrineRoomState } from './vitrine-room.ts';
