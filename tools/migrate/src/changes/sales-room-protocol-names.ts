import type { Migration } from './change.ts';

export const salesRoomProtocolNames: Migration = {
  package: '@vitrine/sales-room-protocol',
  since: '0.1.0',
  changes: [
    {
      kind: 'renamed-exports',
      entry: '.',
      names: { LocalisedText: 'LocalizedText', RoomAct: 'GuideAction', ACTS_LIMIT: 'ACTIONS_LIMIT', ACT_STATUSES: 'ACTION_STATUSES' },
    },
    {
      kind: 'renamed-members',
      entry: '.',
      type: 'ViewerFacts',
      takenBy: ['allowedCommands'],
      givenBy: ['viewerFacts'],
      names: { hasActToUndo: 'hasActionToUndo' },
    },
    {
      kind: 'removed-exports',
      entry: '.',
      names: [
        'attendeeCartSchema',
        'attendeeWishlistSchema',
        'cartActionSchema',
        'localisedTextSchema',
        'localizedTextSchema',
        'searchFiltersSchema',
        'slideDefinitionSchema',
      ],
      advice: 'A part of a schema that is exported as a whole: check the whole snapshot or command.',
    },
  ],
};
