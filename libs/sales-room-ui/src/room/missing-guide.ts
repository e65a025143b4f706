import type { RoomSnapshot } from '@vitrine/sales-room-protocol';

/** The guide for whom the room waits: their name, null for one who has left. Null where nobody is missed. */
export function missingGuide({ appointment, self, attendees, control }: RoomSnapshot): { name: string | null } | null {
  if (appointment.status !== 'started' && appointment.status !== 'locked') return null;
  const guides = attendees.filter(({ type }) => type === 'GUIDE');
  const leader = guides.find(({ attendeeId }) => attendeeId === control.controllerId);
  if (leader?.status === 'inactive') return { name: leader.name };
  // A guide who is here needs no other, unless the other leads.
  if (self.type === 'GUIDE' || guides.some(({ status }) => status === 'joined')) return null;
  return { name: guides.find(({ status }) => status === 'inactive')?.name ?? null };
}
