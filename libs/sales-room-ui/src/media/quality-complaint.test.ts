import { expect, it } from 'vitest';
import { clientSnapshot, room, self } from '../testing/room-snapshot.ts';
import { qualityComplaint } from './quality-complaint.ts';

const silent = clientSnapshot().local;
const sending = { ...silent, mic: { ...silent.mic, state: 'on' as const } };
const poor = (
  cause: 'uplink' | 'downlink' | 'cpu' | 'device',
  remedy: 'turn-camera-off' | 'hide-pictures' | 'close-programs' | 'check-microphone',
) => ({ level: 'poor', cause, remedy, roundTripMs: null, lossUp: 0, lossDown: 0 }) as const;

it('what is poor is told to whoever it concerns', () => {
  expect(qualityComplaint(poor('uplink', 'turn-camera-off'), room(), sending)).toEqual({ cause: 'uplink', remedy: 'turn-camera-off' });
  expect(qualityComplaint({ ...poor('uplink', 'turn-camera-off'), level: 'fair' }, room(), sending)).toBeNull();
});

it('in broadcast mode clients are told nothing of it; whoever leads is', () => {
  for (const report of [poor('uplink', 'turn-camera-off'), poor('downlink', 'hide-pictures'), poor('device', 'check-microphone')]) {
    expect(qualityComplaint(report, room({ broadcastMode: true }), sending)).toBeNull();
  }
  expect(
    qualityComplaint(
      poor('uplink', 'turn-camera-off'),
      room({ broadcastMode: true, self: self({ type: 'GUIDE', role: 'guide' }) }),
      sending,
    ),
  ).not.toBeNull();
});

it('whoever sends nothing is told neither of a silent device nor of the way to the room', () => {
  expect(qualityComplaint(poor('device', 'check-microphone'), room(), silent)).toBeNull();
  expect(qualityComplaint(poor('uplink', 'turn-camera-off'), room(), silent)).toBeNull();
  expect(qualityComplaint(poor('downlink', 'hide-pictures'), room(), silent)).not.toBeNull();
});

it('no remedy is named that the screen does not have', () => {
  expect(qualityComplaint(poor('downlink', 'hide-pictures'), room({ viewMode: 'content' }), silent)?.remedy).toBe('hide-pictures');
  for (const viewMode of ['speech', 'conference'] as const)
    expect(qualityComplaint(poor('downlink', 'hide-pictures'), room({ viewMode }), silent)?.remedy).toBe('check-network');
});

it.each([
  ['good', 'uplink', 'turn-camera-off'],
  ['poor', null, 'turn-camera-off'],
  ['poor', 'uplink', null],
] as const)('nothing is told of a line that is %s by %s with %s', (level, cause, remedy) => {
  expect(qualityComplaint({ level, cause, remedy, roundTripMs: null, lossUp: 0, lossDown: 0 }, room(), sending)).toBeNull();
});

it('whoever sends a picture alone is told of the way to the room', () => {
  const picture = { ...silent, camera: { ...silent.camera, state: 'on' as const } };
  expect(qualityComplaint(poor('uplink', 'turn-camera-off'), room(), picture)).not.toBeNull();
  expect(qualityComplaint(poor('device', 'check-microphone'), room(), picture)).not.toBeNull();
});

it('what helps is told also before the room is known, and beside a speaker', () => {
  expect(qualityComplaint(poor('downlink', 'hide-pictures'), null, silent)?.remedy).toBe('hide-pictures');
  expect(qualityComplaint(poor('cpu', 'close-programs'), room({ viewMode: 'speech' }), silent)?.remedy).toBe('close-programs');
});
