import type { Migration } from './change.ts';

export const salesRoomClientNames: Migration = {
  package: '@vitrine/sales-room-client',
  since: '0.1.0',
  changes: [
    {
      kind: 'renamed-exports',
      entry: '.',
      names: { DurableCommand: 'QueuedCommand', SegmenterPicture: 'SegmenterImage', VideoAllowance: 'VideoBudget' },
    },
    {
      kind: 'renamed-members',
      entry: '.',
      type: 'RoomClientOptions',
      takenBy: ['createRoomClient'],
      givenBy: [],
      names: { as: 'viewerType', qualityInterval: 'qualityIntervalMs' },
    },
    {
      kind: 'renamed-members',
      entry: '.',
      type: 'RoomClient',
      takenBy: [],
      givenBy: ['createRoomClient'],
      names: { allowVideo: 'resumeVideo' },
    },
    { kind: 'renamed-members', entry: '.', type: 'RoomClientSnapshot', takenBy: [], givenBy: [], names: { allowance: 'videoBudget' } },
    { kind: 'renamed-members', entry: '.', type: 'SharedScreen', takenBy: [], givenBy: [], names: { picture: 'video' } },
    {
      kind: 'removed-exports',
      entry: '.',
      names: ['browserDevices', 'createReconnectPolicy', 'createRecoveryPolicy', 'createSignalling'],
      advice: 'createRoomClient makes its own.',
    },
  ],
};
