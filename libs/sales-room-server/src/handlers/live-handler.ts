import type { CommandName, CommandPayload, CommandResult } from '@vitrine/sales-room-protocol';
import type { Connection } from '../connections/connections.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';

/** Who asks, where, and with what the server works. `attendee` is who asks, as stored now. */
export interface LiveContext {
  readonly services: Services;
  readonly connection: Connection;
  readonly appointment: AppointmentRecord;
  readonly attendee: AttendeeRecord;
}

/** Carries out a command that concerns one socket and is kept nowhere. The permission table has let it through already. */
export type LiveHandler<Name extends CommandName> = (
  context: LiveContext,
  payload: CommandPayload<Name>,
  commandId: string,
) => Promise<CommandResult<Name>>;

/** The handlers of one concern. */
export type LiveHandlers<Name extends CommandName> = { readonly [Each in Name]: LiveHandler<Each> };
