import { describe, expect, it } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { type LocalSource, type LocalSourceName, SOURCE_OFF } from '../local/local-source.ts';
import { firstSwitches, isOnAtServer, isSwitchedOff } from './own-sources.ts';

const room = (self: Partial<RoomSnapshot['self']> = {}, commands: RoomSnapshot['commands'] = ['media.set']) =>
  ({
    self: { micOn: false, cameraOn: false, screenOn: false, micForcedOff: false, cameraForcedOff: false, ...self },
    commands,
  }) as RoomSnapshot;

it.each<[LocalSourceName, Partial<RoomSnapshot['self']>]>([
  ['mic', { micOn: true }],
  ['camera', { cameraOn: true }],
  ['screen', { screenOn: true }],
])('the server has %s on where it says so', (source, self) => {
  expect(isOnAtServer(source, room(self))).toBe(true);
  expect(isOnAtServer(source, room())).toBe(false);
  expect(isOnAtServer(source, null)).toBe(false);
});

describe('a source was switched off by the server', () => {
  const source = (state: LocalSource['state'], { isOnHold = false, pausedBy = null as LocalSource['pausedBy'] } = {}) => ({
    state: { ...SOURCE_OFF, state, pausedBy },
    isOnHold,
  });
  const on = room({ micOn: true, cameraOn: true, screenOn: true });

  it.each<[string, ReturnType<typeof source>, RoomSnapshot | null, RoomSnapshot, boolean]>([
    ['it was on and is off', source('on'), on, room(), true],
    ['it was on hold and is off', source('starting', { isOnHold: true }), on, room(), true],
    ['it was on its way', source('starting'), on, room(), false],
    ['it was off', source('on'), room(), room(), false],
    ['nothing was known', source('on'), null, room(), false],
    ['it is still on', source('on'), on, on, false],
    ['it waits for the line and may not come back', source('off', { pausedBy: 'bandwidth' }), room(), room({}, []), true],
    ['it waits for the line and may come back', source('off', { pausedBy: 'bandwidth' }), room(), room(), false],
    ['it is off and may not be on', source('off'), room(), room({}, []), false],
  ])('%s', (_what, local, before, after, isOff) => expect(isSwitchedOff('mic', local, before, after)).toBe(isOff));

  it.each<[LocalSourceName, Partial<RoomSnapshot['self']>, boolean]>([
    ['mic', { micForcedOff: true }, true],
    ['mic', { cameraForcedOff: true }, false],
    ['camera', { cameraForcedOff: true }, true],
    ['camera', { micForcedOff: true }, false],
    ['screen', { micForcedOff: true, cameraForcedOff: true }, false],
  ])('%s is kept off with %o: %s', (name, self, isOff) =>
    expect(isSwitchedOff(name, source('off', { pausedBy: 'bandwidth' }), room(), room(self))).toBe(isOff),
  );
});

describe('what is switched when media begin', () => {
  const nothing = new Set<LocalSourceName>();
  it.each<[string, RoomSnapshot, { mic?: boolean; camera?: boolean } | undefined, ReadonlySet<LocalSourceName>, object[]]>([
    ['nothing where all is off', room(), undefined, nothing, []],
    ['what the server remembers', room({ micOn: true }), undefined, nothing, [{ source: 'mic', isOn: true }]],
    [
      'what was chosen before',
      room(),
      { mic: true, camera: true },
      nothing,
      [
        { source: 'mic', isOn: true },
        { source: 'camera', isOn: true },
      ],
    ],
    [
      'off what was chosen to be off',
      room({ micOn: true, cameraOn: true }),
      { mic: false, camera: false },
      nothing,
      [
        { source: 'mic', isOn: false },
        { source: 'camera', isOn: false },
      ],
    ],
    ['off what may not flow', room({ micOn: true, micForcedOff: true }), undefined, nothing, [{ source: 'mic', isOn: false }]],
    ['nothing that may not flow', room({ cameraForcedOff: true }), { camera: true }, nothing, []],
    ['nothing where nobody may send', room({}, []), { mic: true, camera: true }, nothing, []],
    [
      'nothing that was switched in the room by then',
      room({ micOn: true }),
      { mic: false, camera: true },
      new Set<LocalSourceName>(['mic', 'camera']),
      [],
    ],
  ])('is %s', (_what, snapshot, initial, chosen, switches) => expect(firstSwitches(snapshot, initial as never, chosen)).toEqual(switches));
});
