import { mediaDirectiveFor } from '../realtime/publisher.ts';
import { listAttendees } from '../rooms/attendees.ts';
import type { ClusterParts } from './cluster-parts.ts';

/** Reads again what this server may have missed: changes for its people, and what its media should let through. */
export async function catchUp(parts: ClusterParts): Promise<void> {
  const { services, media, delivery } = parts;
  for (const appointmentId of services.connections.rooms()) await delivery.catchUp(appointmentId);
  for (const appointmentId of media.rooms()) await reconcileMedia(parts, appointmentId);
}

/** Brings this server's media in line with what is stored: somebody may have been muted while nobody could say so. */
async function reconcileMedia({ services, media }: ClusterParts, appointmentId: string): Promise<void> {
  const { database, engine } = services;
  const peers = (await listAttendees(database, appointmentId)).map(mediaDirectiveFor);
  await engine.inOrder(appointmentId, () =>
    media.carryOut(appointmentId, { close: false, peers: peers.filter(({ state }) => state !== 'away') }),
  );
}

/** Asks again where the rooms' media are that another server had. */
export async function refreshRemoteMedia({ services, media, tellMedia }: ClusterParts): Promise<void> {
  for (const appointmentId of services.connections.rooms()) {
    if (media.elsewhere(appointmentId) === undefined) continue;
    media.forgetRemoteState(appointmentId);
    await media.prepare(appointmentId);
    await tellMedia(appointmentId);
  }
}
