import type { NotificationPayload, SignalName } from '@vitrine/sales-room-protocol';
import type { ClusterBus } from '../bus/cluster-bus.ts';
import type { SignalAudience } from '../bus/cluster-message.ts';
import type { Connection, Connections } from '../connections/connections.ts';
import { isGuide, isInside } from '../rooms/views.ts';

/** Sends a passing signal to those who are inside a room, at whichever server they are connected. */
export type SendSignal = <Name extends SignalName>(
  appointmentId: string,
  name: Name,
  payload: NotificationPayload<Name>,
  to?: SignalAudience,
) => void;

/** Sends a passing signal to those of a room who are connected here and inside. */
export function signalHere(
  connections: Connections,
  appointmentId: string,
  send: (connection: Connection) => void,
  to?: SignalAudience,
): void {
  for (const connection of connections.ofRoom(appointmentId)) {
    const isMeant =
      to === undefined ||
      (connection.attendeeId !== null && to.attendeeIds?.includes(connection.attendeeId) === true) ||
      (to.guides === true && isGuide(connection.role));
    if (isMeant && isInside(connection.role)) send(connection);
  }
}

/** See {@link SendSignal}. */
export function createSignals(connections: Connections, bus: ClusterBus | undefined): SendSignal {
  return (appointmentId, name, payload, to) => {
    signalHere(connections, appointmentId, (connection) => connection.send(null, name, payload), to);
    bus?.publish({ kind: 'signal', appointmentId, name, payload, ...(to === undefined ? {} : { to }) });
  };
}
