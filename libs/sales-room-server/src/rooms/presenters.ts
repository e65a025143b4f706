import type { Guide } from '../guides/guide-sessions.ts';
import type { AppointmentRecord } from './records.ts';

/** A guide, as far as it matters to what is theirs. */
export type Presenter = Pick<Guide, 'id' | 'isAdmin'>;

/** Whether this guide may present: it is open to all guides, theirs, or names them; administrators may always. */
export function mayPresent({ definition, madeBy }: Pick<AppointmentRecord, 'definition' | 'madeBy'>, guide: Presenter): boolean {
  return guide.isAdmin || madeBy === guide.id || definition.guideIds === undefined || definition.guideIds.includes(guide.id);
}

/** Whether this guide may change, delete and invite: it is theirs, or nobody's; administrators may always. */
export function mayManage({ madeBy }: Pick<AppointmentRecord, 'madeBy'>, guide: Presenter): boolean {
  return guide.isAdmin || madeBy === null || madeBy === guide.id;
}
