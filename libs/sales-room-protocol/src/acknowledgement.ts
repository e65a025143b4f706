import * as z from 'zod/mini';
import type { CommandName } from './command-names.ts';
import { type CommandResult, COMMANDS } from './commands.ts';
import { type RoomErrorBody, roomErrorSchema } from './errors.ts';

/** The answer to a command. `seq` is the number of the change that it made, or of the last one. */
export type Acknowledgement<Name extends CommandName = CommandName> =
  { ok: true; seq: number; result: CommandResult<Name> } | { ok: false; error: RoomErrorBody };

/** Checks an acknowledgement; throws a ZodError where the server answered something else. */
export function parseAcknowledgement<Name extends CommandName>(name: Name, value: unknown): Acknowledgement<Name> {
  const schema = z.union([
    z.object({ ok: z.literal(true), seq: z.int(), result: COMMANDS[name].result }),
    z.object({ ok: z.literal(false), error: roomErrorSchema }),
  ]);
  return schema.parse(value) as Acknowledgement<Name>;
}
