/**
 * Who asks: `visitor` has not joined, `client-waiting` waits for the start or to be let in,
 * `client-blocked` was refused or removed, `guide-preview` shows a preview, which can't start.
 */
export const VIEWER_ROLES = ['visitor', 'client', 'client-waiting', 'client-blocked', 'guide', 'guide-preview'] as const;
/** One of {@link VIEWER_ROLES}. */
export type ViewerRole = (typeof VIEWER_ROLES)[number];

/** The role of an attendee of this type and status; null stands for somebody who hasn't joined. */
export function viewerRoleOf(attendee: { type: 'GUIDE' | 'CLIENT'; status: string } | null, isPreview: boolean): ViewerRole {
  if (attendee === null) return 'visitor';
  if (attendee.type === 'GUIDE') return isPreview ? 'guide-preview' : 'guide';
  switch (attendee.status) {
    case 'joined':
    case 'inactive':
      return 'client';
    case 'waiting':
    case 'requested':
      return 'client-waiting';
    case 'refused':
    case 'blocked':
      return 'client-blocked';
    default:
      return 'visitor';
  }
}
