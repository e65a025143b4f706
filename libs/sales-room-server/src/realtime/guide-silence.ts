import type { Connection } from '../connections/connections.ts';
import { keepAlive } from '../connections/presence.ts';
import { errorFields } from '../logger.ts';
import { disconnect } from '../rooms/joining.ts';
import type { Services } from '../services.ts';

/**
 * Milliseconds without a sign of life after which a guide counts as away: a whole room waits for them, and is told within
 * two seconds. The socket itself is given more time, since a line that falters mostly comes back.
 */
export const GUIDE_SILENCE_MS = 1_700;

/** Milliseconds more, in which a process that was busy itself reads what has come in meanwhile. */
const GRACE_MS = 100;

/** What is heard of a socket: Engine.IO tells each packet, the answers to its pings among them. */
interface Wire {
  on(event: 'packet', listener: () => void): unknown;
  off(event: 'packet', listener: () => void): unknown;
}

/** Tells when nothing has been heard for `limitMs` (true), and when something is heard again (false). Gives a function that ends it. */
export function watchSilence(wire: Wire, limitMs: number, onSilence: (isSilent: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isSilent = false;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = setTimeout(() => {
        isSilent = true;
        onSilence(true);
      }, GRACE_MS);
    }, limitMs);
  };
  const hear = (): void => {
    if (isSilent) {
      isSilent = false;
      onSilence(false);
    }
    wait();
  };
  wire.on('packet', hear);
  wait();
  return () => {
    clearTimeout(timer);
    wire.off('packet', hear);
  };
}

/** Marks a guide as away while nothing is heard of them, although their socket is open; clients have nothing to watch. */
export function watchGuide(services: Services, connection: Connection, wire: Wire): () => void {
  const { appointmentId, attendeeId } = connection;
  if (connection.as !== 'guide' || attendeeId === null) return () => undefined;
  return watchSilence(wire, GUIDE_SILENCE_MS, (isSilent) => {
    const told = isSilent
      ? services.engine.change(appointmentId, (room) => disconnect(room, attendeeId, { isSilent: true }))
      : keepAlive(services, appointmentId, attendeeId);
    told.catch((error: unknown) => services.logger.error('presence.failed', { appointmentId, ...errorFields(error) }));
  });
}
