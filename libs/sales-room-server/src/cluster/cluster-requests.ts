import type { CommandName } from '@vitrine/sales-room-protocol';
import type { ClusterBus } from '../bus/cluster-bus.ts';
import type { Connection } from '../connections/connections.ts';
import { directHandlers, isDirect } from '../handlers/direct.ts';
import type { DirectContext } from '../handlers/direct-handler.ts';
import { RoomError } from '../room-error.ts';
import type { ClusterParts } from './cluster-parts.ts';

/** How this server answers what another one asks of it. */
export function requestHandlers({ services, media }: ClusterParts): Parameters<ClusterBus['answer']>[0] {
  return {
    async 'run-direct'({ appointmentId, attendeeId, name, payload, commandId }) {
      const { appointment, attendee } = await services.engine.permit(appointmentId, attendeeId, name as CommandName);
      if (attendee === undefined || !isDirect(name)) throw new RoomError('not-permitted', 'This command is not for this server.');
      const handler = directHandlers[name] as (context: DirectContext, payload: unknown, commandId: string) => Promise<unknown>;
      const connection = connectionElsewhere(attendeeId, appointmentId, attendee.type === 'GUIDE' ? 'guide' : 'client');
      return handler({ services, connection, appointment, attendee }, payload, commandId);
    },
    'describe-media': async ({ appointmentId }) => media.share(appointmentId),
    async 'enforce-media'({ appointmentId, orders }) {
      await media.carryOut(appointmentId, orders);
      return {};
    },
    'media-stats': async ({ appointmentId }) => (await services.media.find(appointmentId)?.stats()) ?? [],
  };
}

/** Stands for the socket of an attendee who is connected to the asking server: there is nothing to send to, and no session. */
function connectionElsewhere(attendeeId: string, appointmentId: string, role: 'guide' | 'client'): Connection {
  const nothing = () => undefined;
  return {
    id: '',
    appointmentId,
    attendeeId,
    role,
    isPreview: false,
    as: role,
    locale: 'en-US',
    ownVote: null,
    seq: 0,
    guideSessionHash: null,
    prepared: nothing,
    get session(): never {
      throw new RoomError('wrong-state', 'This attendee is connected elsewhere.');
    },
    send: nothing,
    close: nothing,
  };
}
