import { viewerRoleOf } from '@vitrine/sales-room-protocol';
import { errorFields, type Logger } from '../logger.ts';
import { hasMedia, sendStateOf, type MediaService } from '../media/media-service.ts';
import type { RoomEffect } from '../rooms/effects.ts';
import { projectEffect } from '../rooms/projection.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { CommitListener } from '../rooms/room-engine.ts';
import { readRoom } from '../rooms/snapshot.ts';
import { isInside } from '../rooms/views.ts';
import type { Database } from '../storage/database.ts';
import type { Connection, Connections } from './connections.ts';

function attendeesOf(effect: RoomEffect): readonly AttendeeRecord[] {
  if (effect.type === 'attendees' || effect.type === 'broadcast') return effect.attendees;
  return effect.type === 'collections' ? [effect.attendee] : [];
}

/** Carries what was committed to the media first, so that a mute is a fact before anybody hears of it, then to the people. */
export function createPublisher(services: { database: Database; connections: Connections; media: MediaService; logger: Logger }): CommitListener {
  const { database, connections, media, logger } = services;

  async function enforce(appointmentId: string, effects: readonly RoomEffect[]): Promise<void> {
    for (const effect of effects) {
      if (effect.type === 'appointment') {
        if (effect.appointment.status === 'ended') media.closeRoom(appointmentId);
        else if (hasMedia(effect.appointment) && media.isAvailable()) await media.open(appointmentId).catch((error: unknown) => logger.error('media.room-failed', errorFields(error)));
      }
      for (const attendee of attendeesOf(effect)) {
        if (attendee.status === 'joined') await media.find(appointmentId)?.setState(attendee.id, sendStateOf(attendee));
        else media.closePeer(appointmentId, attendee.id);
      }
    }
  }

  async function replace(connection: Connection, seq: number): Promise<void> {
    const state = await database.read((tx) => readRoom(tx, connection.appointmentId, connection, media.describe));
    if (state === undefined) return;
    connection.role = state.snapshot.self.role;
    connection.send(seq, 'room.replaced', { snapshot: state.snapshot });
  }

  return async ({ appointmentId, seq, effects }) => {
    await enforce(appointmentId, effects);
    for (const [index, effect] of effects.entries()) {
      const effectSeq = seq - effects.length + 1 + index;
      const roles = new Map(attendeesOf(effect).map((attendee) => [attendee.id, attendee]));
      for (const connection of connections.ofRoom(appointmentId)) {
        const self = connection.attendeeId === null ? undefined : roles.get(connection.attendeeId);
        if (self !== undefined) connection.role = viewerRoleOf(self, connection.isPreview);
        const change = projectEffect(effect, connection);
        if (change.name === 'room.replaced') await replace(connection, effectSeq);
        else connection.send(effectSeq, change.name, change.payload as never);
      }
    }
  };
}

/** Sends a passing signal to those who are inside the room. */
export function signalRoom(connections: Connections, appointmentId: string, send: (connection: Connection) => void, only?: string): void {
  for (const connection of connections.ofRoom(appointmentId)) {
    if (isInside(connection.role) && (only === undefined || connection.attendeeId === only)) send(connection);
  }
}
