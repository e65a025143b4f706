import type { Migration } from './change.ts';

export const salesRoomClientCalls: Migration = {
  package: '@vitrine/sales-room-client',
  since: '0.1.0',
  changes: [
    {
      kind: 'moved-exports',
      entry: '.',
      to: '@vitrine/sales-room-client/api',
      names: [
        'ConsultationApi',
        'GuideConsultationApi',
        'InstantListing',
        'InstantListingContent',
        'InvitationAnswer',
        'InvitationAnswerName',
        'JoinInput',
        'JoinedClient',
        'PresentationsApi',
        'RoomApi',
        'RoomApiOptions',
        'createConsultationApi',
        'createGuideConsultationApi',
        'createPresentationsApi',
        'createRoomApi',
        'leaveAvailability',
        'removePortrait',
        'uploadPortrait',
      ],
    },
  ],
};
