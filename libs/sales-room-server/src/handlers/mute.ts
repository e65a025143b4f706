import { saveAttendee } from '../rooms/attendees.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import { clientOf } from '../rooms/room-change.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** A guide mutes clients. Nobody is ever unmuted by somebody else. */
export const muteHandlers: TransactionalHandlers<'attendee.mute' | 'attendee.mute-all' | 'attendee.allow-unmute'> = {
  async 'attendee.mute'(room, _guide, { attendeeId, kinds, keepOff }) {
    const client = await clientOf(room, attendeeId);
    const muted = mute(client, kinds, keepOff);
    await saveAttendee(room.tx, muted);
    room.effect({ type: 'attendees', attendees: [muted], replaced: [] });
    return {};
  },
  async 'attendee.mute-all'(room, _guide, { kinds, keepOff }) {
    const changed: AttendeeRecord[] = [];
    let count = 0;
    for (const client of await room.attendees()) {
      if (client.type !== 'CLIENT' || client.status === 'blocked') continue;
      const wasOn = (kinds.includes('audio') && client.micOn) || (kinds.includes('video') && (client.cameraOn || client.screenOn));
      if (wasOn && client.status === 'joined') count += 1;
      if (!wasOn && !keepOff) continue;
      const muted = mute(client, kinds, keepOff);
      await saveAttendee(room.tx, muted);
      changed.push(muted);
    }
    if (changed.length > 0) room.effect({ type: 'attendees', attendees: changed, replaced: [] });
    return { count };
  },
  async 'attendee.allow-unmute'(room, _guide, { attendeeId }) {
    const clients =
      attendeeId === null ? (await room.attendees()).filter(({ type }) => type === 'CLIENT') : [await clientOf(room, attendeeId)];
    const changed: AttendeeRecord[] = [];
    for (const client of clients) {
      if (!client.micForcedOff && !client.cameraForcedOff) continue;
      const freed = { ...client, micForcedOff: false, cameraForcedOff: false };
      await saveAttendee(room.tx, freed);
      changed.push(freed);
    }
    if (changed.length > 0) room.effect({ type: 'attendees', attendees: changed, replaced: [] });
    return {};
  },
};

function mute(client: AttendeeRecord, kinds: readonly ('audio' | 'video')[], keepOff: boolean): AttendeeRecord {
  const audio = kinds.includes('audio');
  const video = kinds.includes('video');
  return {
    ...client,
    micOn: client.micOn && !audio,
    cameraOn: client.cameraOn && !video,
    screenOn: client.screenOn && !video,
    micForcedOff: client.micForcedOff || (audio && keepOff),
    cameraForcedOff: client.cameraForcedOff || (video && keepOff),
  };
}
