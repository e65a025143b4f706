import type { ClusterBus } from '../bus/cluster-bus.ts';
import type { MediaDirectives } from '../bus/cluster-message.ts';
import { dismissGuides } from '../connections/guide-checks.ts';
import type { CommitListener } from '../engine/room-engine.ts';
import { errorFields, type Logger } from '../logger.ts';
import { hasMedia, sendStateOf } from '../media/media-service.ts';
import type { SharedMedia } from '../media/shared-media.ts';
import { attendeesOf, type RoomEffect } from '../rooms/effects.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import type { RoomDelivery } from './room-delivery.ts';

/** What an attendee's stored state means for their media. */
export function mediaDirectiveFor(attendee: AttendeeRecord): MediaDirectives['peers'][number] {
  const state = attendee.status === 'joined' ? sendStateOf(attendee) : attendee.status === 'inactive' ? 'away' : null;
  return { attendeeId: attendee.id, state };
}

/** Carries what was committed to the media first, so that a mute is a fact before anybody hears of it, then to the people, here and at other servers. */
export function createPublisher(
  services: { media: SharedMedia; delivery: RoomDelivery; bus: ClusterBus | undefined; logger: Logger } & Pick<
    Services,
    'database' | 'connections' | 'guides' | 'scrollPositions'
  >,
): CommitListener {
  const { media, delivery, scrollPositions, bus, logger } = services;

  async function enforce(appointmentId: string, effects: readonly RoomEffect[]): Promise<void> {
    let close = false;
    for (const effect of effects) {
      if (effect.type !== 'appointment') continue;
      if (effect.appointment.status === 'ended') close = true;
      else if (hasMedia(effect.appointment))
        await media.prepare(appointmentId).catch((error: unknown) => logger.error('media.room-failed', errorFields(error)));
    }
    const peers = effects.flatMap(attendeesOf).map(mediaDirectiveFor);
    if (close || peers.length > 0) await media.enforce(appointmentId, { close, peers });
  }

  return async (commit) => {
    await enforce(commit.appointmentId, commit.effects).catch((error: unknown) =>
      logger.warn('media.enforce-failed', { appointmentId: commit.appointmentId, ...errorFields(error) }),
    );
    scrollPositions.applyEffects(commit.appointmentId, commit.effects);
    bus?.publish({ kind: 'effects', ...commit });
    await dismissGuides(services, commit.appointmentId, commit.effects).catch((error: unknown) =>
      logger.warn('guide.check-failed', errorFields(error)),
    );
    await delivery.deliver(commit);
  };
}
