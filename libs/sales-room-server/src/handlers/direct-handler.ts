import type { CommandName, CommandPayload, CommandResult } from '@vitrine/sales-room-protocol';
import type { Connection } from '../connections/connections.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';

/** Who asks, where, and with what the server works. `attendee` is who asks, as stored now. */
export interface DirectContext {
  readonly services: Services;
  readonly connection: Connection;
  readonly appointment: AppointmentRecord;
  readonly attendee: AttendeeRecord;
}

/**
 * Carries out a direct command: outside the room's order and transaction, with the socket of whoever sent it, and its
 * answer is not kept. The permission table has let it through already.
 */
export type DirectHandler<Name extends CommandName> = (
  context: DirectContext,
  payload: CommandPayload<Name>,
  commandId: string,
) => Promise<CommandResult<Name>>;

/** The handlers of one concern. */
export type DirectHandlers<Name extends CommandName> = { readonly [Each in Name]: DirectHandler<Each> };
