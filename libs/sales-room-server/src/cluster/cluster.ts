import { errorFields } from '../logger.ts';
import { catchUp, refreshRemoteMedia } from './catch-up.ts';
import { receiveMessage } from './cluster-messages.ts';
import type { ClusterParts } from './cluster-parts.ts';
import { requestHandlers } from './cluster-requests.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createRoomHandover } from './room-handover.ts';

/** This server as one of several that share rooms. */
export interface Cluster {
  /** Hands this server's rooms to the others and says goodbye. */
  leave(): Promise<void>;
  /** Stops listening. */
  close(): void;
}

const BEATS_PER_LEASE = 5;

/** Joins the other servers: listens to them, says that this one is alive, and takes over from those that are not. */
export async function joinCluster(parts: ClusterParts): Promise<Cluster> {
  const { services, bus, leases, leaseMs, onBack } = parts;
  const { connections, logger } = services;
  const handover = createRoomHandover(parts);
  const inBackground = (what: string, work: () => Promise<void>) =>
    void work().catch((error: unknown) => logger.warn(what, errorFields(error)));

  bus.answer(requestHandlers(parts));
  bus.onMessage((message) => inBackground('cluster.message-failed', () => receiveMessage(parts, handover.takeOver, message)));
  onBack(() =>
    inBackground('cluster.catch-up-failed', async () => {
      bus.publish({ kind: 'returned', serverId: bus.serverId });
      await catchUp(parts);
      await refreshRemoteMedia(parts);
    }),
  );

  await leases.beat();
  await handover.removeDeadServers();
  const heartbeat = startHeartbeat(leaseMs / BEATS_PER_LEASE, logger, async () => {
    const wasKnown = await leases.beat();
    // The others took this server for dead: they have its rooms, and its people are noted as away.
    if (!wasKnown) for (const connection of connections.all()) connection.close('draining');
    await handover.giveUp();
    await handover.removeDeadServers();
    if (!bus.isConnected()) await catchUp(parts);
  });

  return {
    async leave() {
      handover.end();
      await heartbeat.stop();
      await leases.remove(bus.serverId);
      bus.publish({ kind: 'leaving', serverId: bus.serverId });
    },
    close() {
      handover.end();
      void heartbeat.stop();
      bus.close();
    },
  };
}
