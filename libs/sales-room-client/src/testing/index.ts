export { redact } from '../replay/redact.ts';
export { type ReplayOptions, replayRoom } from '../replay/replay-room.ts';
export { type RoomLog } from '../replay/room-log.ts';
export { type FakeDevices, fakeDevices } from './fake-devices.ts';
export { type FakeMedia, fakeMedia } from './fake-media.ts';
export { createFakeRoom, type FakeRoom, type TimelineStep } from './fake-room.ts';
export { type Handler, type Handlers, type HandlerTools, Refusal, type RoomScript } from './room-script.ts';
export { id, roomSnapshot } from './snapshot-fixture.ts';
