import { newId } from '../identifiers.ts';
import { RoomError } from '../room-error.ts';
import {
  actionView,
  countActions,
  findActionByCommand,
  insertAction,
  restartAction,
  saveAction,
  type StoredAction,
} from '../rooms/guide-actions.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import { clientOf, type RoomChange } from '../rooms/room-change.ts';
import type { Services } from '../services.ts';
import type { CollectionKind } from './collections.ts';
import { type Consented, refuseWithoutConsent } from './consent.ts';

const ACTIONS_PER_ATTENDEE = 2_000;

/** What an act is to do: known before it is done. */
export interface Intent {
  guide: AttendeeRecord;
  consented: Consented;
  kind: CollectionKind;
  action: StoredAction['action'];
  productId: string | null;
  commandId: string;
}

/**
 * Notes an act before it is carried out, checking the permission in the same step of the room as a withdrawal would
 * take. `earlier` is the act that the same command has made already; one that was not carried out is begun again.
 */
export async function beginAction(
  services: Services,
  appointmentId: string,
  intent: Intent,
): Promise<{ id: string; earlier: StoredAction | undefined; client: AttendeeRecord }> {
  const { guide, consented, kind, action, productId, commandId } = intent;
  const attendeeId = consented.attendee.id;
  const { result } = await services.engine.change(appointmentId, async (room) => {
    const client = await clientOf(room, attendeeId);
    await refuseWithoutConsent(room.tx, client, kind, consented.session);
    const earlier = await findActionByCommand(room.tx, guide.id, commandId);
    if (earlier !== undefined) {
      if (earlier.attendeeId !== attendeeId || earlier.kind !== kind)
        throw new RoomError('invalid-payload', 'This commandId was used for another command.');
      const wasCarriedOut = earlier.status !== 'failed' && earlier.status !== 'dropped';
      if (!wasCarriedOut) await restartAction(room.tx, earlier.id, services.serverId);
      return { id: earlier.id, earlier: wasCarriedOut ? earlier : undefined, client };
    }
    if ((await countActions(room.tx, attendeeId)) >= ACTIONS_PER_ATTENDEE)
      throw new RoomError('limit-reached', 'No more can be done for this attendee in this room.');
    const id = newId();
    await insertAction(room.tx, appointmentId, services.serverId, {
      id,
      attendeeId,
      guideId: guide.id,
      guideName: guide.name,
      commandId,
      kind,
      action,
      productId,
    });
    return { id, earlier: undefined, client };
  });
  return result;
}

/** Notes what became of an act, and tells the attendee. `extra` changes the room in the same step. */
export async function completeAction(
  services: Services,
  appointmentId: string,
  attendeeId: string,
  act: Parameters<typeof saveAction>[1],
  extra?: (room: RoomChange) => Promise<void>,
): Promise<void> {
  await services.engine.change(appointmentId, async (room) => {
    const saved = await saveAction(room.tx, act);
    const { status } = saved;
    if (status !== 'intended' && status !== 'failed') room.effect({ type: 'act', attendeeId, act: actionView({ ...saved, status }) });
    await extra?.(room);
  });
}
