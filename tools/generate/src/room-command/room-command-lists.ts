import type { Draft } from '../draft.ts';
import { addEntry, addImport, addProperty } from '../source-edits.ts';
import { addLineAfter } from '../text-edits.ts';
import type { RoomCommand } from './room-command.ts';

const PROTOCOL = 'libs/sales-room-protocol';
const SERVER = 'libs/sales-room-server/src';

/** The command and its signal, who may, and what the README says of them. */
export function joinProtocolLists(draft: Draft, { command, signal, schema, kebab }: RoomCommand): void {
  const source = `${PROTOCOL}/src`;
  draft.edit(`${source}/command-names.ts`, (text) => addEntry(text, 'COMMAND_NAMES', `'${command}'`));
  draft.edit(`${source}/commands.ts`, (text) =>
    addImport(
      addProperty(
        text,
        'COMMANDS',
        `/** Says a line to everybody inside; shown for a moment, kept nowhere. */\n'${command}': command(z.strictObject({ text: ${schema} }), emptySchema)`,
      ),
      schema,
      `./${kebab}.ts`,
    ),
  );
  draft.edit(`${source}/notifications.ts`, (text) =>
    addProperty(
      text,
      'SIGNALS',
      `/** Somebody said a line to everybody; shown for a moment. */\n'${signal}': z.object({ attendeeId: idSchema, text: z.string() })`,
    ),
  );
  draft.edit(`${source}/permissions.ts`, (text) => addProperty(text, 'PERMISSIONS', `'${command}': { client: RUNNING, guide: RUNNING }`));
  draft.edit(`${source}/permissions.test.ts`, (text) => addProperty(text, 'MATRIX', `'${command}': ['', 'CG', 'CG', '']`));
  draft.edit(`${PROTOCOL}/README.md`, (text) =>
    addLineAfter(
      text.replace(/(?=, `session\.closed` are signals)/, `, \`${signal}\``),
      /^\| `[a-z-]+\./,
      `| \`${command}\` | text | guide, client, while the appointment runs |`,
      { to: '## Notifications' },
    ),
  );
}

/** The handler, its rate limit, and the rules that the tests hold every command to. */
export function joinServerLists(draft: Draft, { command, camel, kebab }: RoomCommand): void {
  draft.edit(`${SERVER}/handlers/direct.ts`, (text) =>
    addImport(addProperty(text, 'directHandlers', `...${camel}Handlers`), `${camel}Handlers`, `./${kebab}.ts`),
  );
  draft.edit(`${SERVER}/realtime/rate-limits.ts`, (text) =>
    text.replace(/\) return 'reaction';/, ` || command === '${command}') return 'reaction';`),
  );
  draft.edit(`${SERVER}/realtime/permissions.test.ts`, (text) =>
    addProperty(addProperty(text, 'PAYLOADS', `'${command}': { text: 'Hi' }`), 'RULES', `'${command}': insideWhileRunning`),
  );
}

/** What a client hands on to who listens. */
export function joinClientLists(draft: Draft, { signal }: RoomCommand): void {
  draft.edit('libs/sales-room-client/src/room/room-client.ts', (text) =>
    text.replace(/^( +)\| 'reaction\.shown'\n/m, (line, indent: string) => `${line}${indent}| '${signal}'\n`),
  );
}
