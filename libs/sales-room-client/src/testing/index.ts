export { replayRoom, type ReplayOptions } from '../replay/replay-room.ts';
export { redact } from '../replay/redact.ts';
export { type RoomLog } from '../replay/room-log.ts';
export { fakeDevices, type FakeDevices } from './fake-devices.ts';
export { fakeMedia, type FakeMedia } from './fake-media.ts';
export { createFakeRoom, type FakeRoom, type TimelineStep } from './fake-room.ts';
export { type Handler, type Handlers, type HandlerTools, Refusal, type RoomScript } from './room-script.ts';
export { id, roomSnapshot } from './snapshot-fixture.ts';
