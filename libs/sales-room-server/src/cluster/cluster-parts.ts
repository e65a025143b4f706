import type { ClusterBus } from '../bus/cluster-bus.ts';
import type { ServerLeases } from '../bus/server-leases.ts';
import type { SharedMedia } from '../media/shared-media.ts';
import type { RoomDelivery } from '../realtime/room-delivery.ts';
import type { Services } from '../services.ts';

/** What a server that shares rooms works with. */
export interface ClusterParts {
  services: Services;
  media: SharedMedia;
  delivery: RoomDelivery;
  bus: ClusterBus;
  leases: ServerLeases;
  /** A server that was silent for so long is taken for dead. */
  leaseMs: number;
  /** Is called each time that the others can be reached again. */
  onBack(listener: () => void): void;
  /** Tells everybody here what media their room has now. */
  tellMedia(appointmentId: string): Promise<void>;
}
