export { type ReplayOptions, replayRoom } from '../replay/replay-room.ts';
export { type RoomLog } from '../replay/room-log.ts';
export { type FakeDevices, /** @public */ fakeDevices } from './fake-devices.ts';
export { type FakeMedia, /** @public */ fakeMedia } from './fake-media.ts';
export { createFakeRoom, type FakeRoom, type TimelineStep } from './fake-room.ts';
export { type Handler, type Handlers, type HandlerTools, /** @public */ Refusal, type RoomScript } from './room-script.ts';
