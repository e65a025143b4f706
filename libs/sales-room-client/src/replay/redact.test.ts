import { describe, expect, it } from 'vitest';
import type { RoomClientInput } from '../state/client-state.ts';
import { redact } from './redact.ts';
import { RoomRecorder } from './room-log.ts';

const ID = '0123456789abcdef'.repeat(2);
const UUID = '01234567-89ab-4cde-8fab-0123456789ab';

describe('what is told of a room', () => {
  it.each<[string, object]>([
    ['words of the protocol', { status: 'joined', code: 'not-permitted', viewMode: 'speech', type: 'GUIDE', kind: 'audio' }],
    ['names of messages', { name: 'slide.switched' }],
    ['ids', { id: ID, producerId: UUID }],
    ['times', { at: '2026-01-01T10:00:00.000Z', until: '2026-01-01T10:00:00+01:00' }],
    ['numbers and truths', { seq: 7, isOn: true, nothing: null, list: [1, { count: 2 }] }],
    ['that there is a track', { track: null }],
  ])('holds %s', (_what, value) => expect(redact(value)).toEqual(value));

  it.each<[string, object, object]>([
    ['names of people', { name: 'Clara' }, { name: '‹5›' }],
    ['people called like a word of the protocol', { name: 'joined' }, { name: '‹6›' }],
    ['names that look like ids', { displayName: ID, fileName: UUID }, { displayName: '‹32›', fileName: '‹36›' }],
    [
      'what people wrote, whatever it looks like',
      { text: 'joined', note: ID, label: 'speech', Title: 'GUIDE' },
      { text: '‹6›', note: '‹32›', label: '‹6›', Title: '‹5›' },
    ],
    [
      'tokens and addresses',
      { token: ID, email: 'a@b.test', firstName: 'left', lastName: 'left' },
      { token: '‹32›', email: '‹8›', firstName: '‹4›', lastName: '‹4›' },
    ],
    ['anything that nobody knows', { other: 'Hello', list: ['Hello', 'joined'] }, { other: '‹5›', list: ['‹5›', 'joined'] }],
    ['more than an id', { id: `${ID}0`, other: `x${UUID}` }, { id: '‹33›', other: '‹37›' }],
    ['more than a time', { at: 'at 2026-01-01T10:00:00Z', other: '2026-01-01T10:00:00Z!' }, { at: '‹23›', other: '‹21›' }],
    ['texts of a list by its name', { notes: [{ text: 'joined' }] }, { notes: [{ text: '‹6›' }] }],
    ['tracks', { track: { label: 'Camera' } }, { track: 'track' }],
    ['what a router can', { routerRtpCapabilities: { codecs: ['x'] } }, { routerRtpCapabilities: {} }],
    ['no router', { routerRtpCapabilities: null }, { routerRtpCapabilities: null }],
  ])('holds nothing of %s', (_what, value, told) => expect(redact(value)).toEqual(told));
});

describe('a log', () => {
  const connection = (status: string) => ({ type: 'connection', connection: status }) as RoomClientInput;

  it('holds what moved the room, in order, and folds the oldest into its beginning', () => {
    const recorder = new RoomRecorder(5);
    const steps = ['connecting', 'connected', 'reconnecting', 'reconnected', 'connected'];
    for (const step of steps) recorder.record(connection(step));
    expect(recorder.export({} as never).inputs).toHaveLength(5);
    expect(recorder.export({} as never).base.connection).toBe('idle');
    recorder.record(connection('lost'));
    const { base, inputs } = recorder.export({} as never);
    expect([base.connection, inputs.length]).toEqual(['connecting', 5]);
    expect(inputs.every(({ at }) => Number.isInteger(at) && at >= 0)).toBe(true);
  });

  it('keeps no device open', () => {
    const recorder = new RoomRecorder();
    const track = {} as MediaStreamTrack;
    const source = (given: MediaStreamTrack | null) => ({ state: 'on', track: given });
    recorder.record({ type: 'local', local: { mic: source(track), camera: source(null), screen: source(track) } } as never);
    recorder.record({ type: 'remote', remote: [source(track), source(null)] } as never);
    expect(recorder.export({} as never).inputs.map(({ input }) => input)).toMatchObject([
      { local: { mic: { track: 'track' }, camera: { track: null }, screen: { track: 'track' } } },
      { remote: [{ track: 'track' }, { track: null }] },
    ]);
  });
});
