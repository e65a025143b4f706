import type { RoomMedia, RoomProducer } from '@vitrine/sales-room-protocol';
import type { CloseReason } from '../connections/connections.ts';
import type { RoomEffect } from '../rooms/effects.ts';
import type { SendState } from '../rooms/send-state.ts';

/** A room's media, as every server knows them. */
export interface SharedRoomMedia {
  /** The server that has them. */
  readonly serverId: string;
  readonly epoch: number;
  readonly routerRtpCapabilities: RoomMedia['routerRtpCapabilities'];
  producers: RoomProducer[];
  activeSpeakerId: string | null;
}

/** Whom a signal is for: some attendees, the guides, both; everybody inside where it isn't said. */
export interface SignalAudience {
  readonly attendeeIds?: readonly string[];
  readonly guides?: boolean;
}

/** What one server tells all others. Nothing of it is kept anywhere: what gets lost is read again from the database. */
export type ClusterMessage =
  /** A change that was stored. */
  | { kind: 'effects'; appointmentId: string; seq: number; effects: readonly RoomEffect[] }
  /** A passing signal to the people of a room. */
  | { kind: 'signal'; appointmentId: string; name: string; payload: unknown; to?: SignalAudience }
  /** A room's media came, changed hands, or are gone for now. */
  | { kind: 'media'; appointmentId: string; media: SharedRoomMedia | null }
  /** Somebody has a newer socket. */
  | { kind: 'replaced'; attendeeId: string; connectionId: string }
  /** An attendee's browser has another session at the store: whose it is (null: nobody is logged in; left out: the store doesn't say). */
  | { kind: 'session-changed'; attendeeId: string; customerId?: string | null }
  /** A guide's sign-in has ended. */
  | { kind: 'guide-closed'; sessionHash: string; reason: CloseReason }
  /** A server could tell nobody anything for a while: what it stored meanwhile is to be read from the database. */
  | { kind: 'returned'; serverId: string }
  /** A server goes, and has given up its rooms' media. */
  | { kind: 'leaving'; serverId: string };

/** What one server asks of another. */
export interface ClusterRequests {
  /** Carries out a command of somebody whose socket is at the asking server. */
  'run-direct': {
    question: { appointmentId: string; attendeeId: string; name: string; payload: unknown; commandId: string };
    answer: unknown;
  };
  /** Describes a room's media; null where the server has none. */
  'describe-media': { question: { appointmentId: string }; answer: SharedRoomMedia | null };
  /** Carries what was stored to the media, so that it is a fact when the answer comes. */
  'enforce-media': { question: { appointmentId: string; orders: MediaDirectives }; answer: Record<string, never> };
  'media-stats': { question: { appointmentId: string }; answer: unknown };
}

/** What a stored change means for a room's media. */
export interface MediaDirectives {
  /** The room's media end. */
  readonly close: boolean;
  /** What each may send now; `null` ends all their media, `away` keeps their transports for a moment. */
  readonly peers: readonly { readonly attendeeId: string; readonly state: SendState | null | 'away' }[];
}
