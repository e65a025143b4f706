import { RoomError } from '../room-error.ts';
import { saveAttendee } from '../rooms/attendees.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** The viewer's own microphone, camera and screen. The producer follows before the command is answered. */
export const mediaSwitchHandlers: TransactionalHandlers<'media.set'> = {
  async 'media.set'(room, actor, { source, on }) {
    if (on) refuseForcedOff(actor, source);
    if (on && source !== 'mic' && room.appointment.definition.videoAudioSettings === 'audio-only')
      throw new RoomError('media-refused', 'This room has sound alone.');
    const changed = { ...actor, ...(source === 'mic' ? { micOn: on } : source === 'camera' ? { cameraOn: on } : { screenOn: on }) };
    await saveAttendee(room.tx, changed);
    room.effect({ type: 'attendees', attendees: [changed], replaced: [] });
    return {};
  },
};

function refuseForcedOff(actor: AttendeeRecord, source: 'mic' | 'camera' | 'screen'): void {
  if (source === 'mic' ? actor.micForcedOff : actor.cameraForcedOff)
    throw new RoomError('muted-by-guide', 'A guide has switched this off.');
}
