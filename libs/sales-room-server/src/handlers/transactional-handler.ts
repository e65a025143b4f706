import type { CommandName, CommandPayload, CommandResult } from '@vitrine/sales-room-protocol';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { RoomChange } from '../rooms/room-change.ts';

/**
 * Carries out a transactional command, whose outcome is kept. The permission table has let it through already; a handler refuses
 * only what depends on the payload. It runs in the room's transaction and waits for nothing but the database.
 */
export type TransactionalHandler<Name extends CommandName> = (
  room: RoomChange,
  actor: AttendeeRecord,
  payload: CommandPayload<Name>,
  commandId: string,
) => Promise<CommandResult<Name>>;

/** The handlers of one concern. */
export type TransactionalHandlers<Name extends CommandName> = { readonly [Each in Name]: TransactionalHandler<Each> };
