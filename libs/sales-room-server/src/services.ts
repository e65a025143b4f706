import type { ClusterBus } from './bus/cluster-bus.ts';
import type { Connections } from './connections/connections.ts';
import type { RoomEngine } from './engine/room-engine.ts';
import type { EntryTickets } from './entry-tickets.ts';
import type { GuideSessions } from './guides/guide-sessions.ts';
import type { Logger } from './logger.ts';
import type { IceServer } from './media/ice-servers.ts';
import type { SharedMedia } from './media/shared-media.ts';
import type { Metrics } from './operations/metrics.ts';
import type { RoomDelivery } from './realtime/room-delivery.ts';
import type { SendSignal } from './realtime/signals.ts';
import type { RoomHost } from './room-host.ts';
import type { RoomQueue } from './rooms/room-queue.ts';
import type { ScrollPositions } from './rooms/scroll-positions.ts';
import type { Database } from './storage/database.ts';

/** What the parts of a running server share. */
export interface Services {
  readonly database: Database;
  readonly engine: RoomEngine;
  /** What guides do in an attendee's name, one thing after another for each attendee (by attendee id). */
  readonly actionQueue: RoomQueue;
  readonly media: SharedMedia;
  readonly connections: Connections;
  readonly delivery: RoomDelivery;
  /** Sends a passing signal to the people of a room, at whichever server they are. */
  readonly signal: SendSignal;
  /** Where each room's guide has scrolled to, for those who come later. */
  readonly scrollPositions: ScrollPositions;
  /** The other servers; undefined where this one is alone. */
  readonly bus: ClusterBus | undefined;
  readonly metrics: Metrics;
  /** Tells this server from others. */
  readonly serverId: string;
  readonly guides: GuideSessions;
  /** For those who have joined and have a socket already. */
  readonly tickets: EntryTickets;
  readonly host: RoomHost;
  readonly logger: Logger;
  /** Origin under which visitors see the product: `https://shop.example`. */
  readonly publicOrigin: string;
  /** STUN and TURN servers that an attendee's browser is told now. */
  iceServersFor(attendeeId: string): IceServer[];
  /** CMS page id by the name of a shop page setting (`tosPage`, `privacyPage`, …). */
  readonly shopPages: Readonly<Record<string, string>>;
}
