import type { InvitationAnswerName } from '@vitrine/sales-room-client';

/** Every answer to an invitation. */
export const INVITATION_ANSWERS = ['accepted', 'maybe', 'declined'] as const satisfies readonly InvitationAnswerName[];
