import type { Draft } from '../draft.ts';
import { GenerateError } from '../generate-error.ts';
import type { FollowUp, Generator } from '../generator.ts';
import { commandName } from '../names.ts';
import { clientTest, commandChangeset } from './client-sources.ts';
import { fieldSource, fieldTest } from './protocol-sources.ts';
import type { RoomCommand } from './room-command.ts';
import { joinClientLists, joinProtocolLists, joinServerLists } from './room-command-lists.ts';
import { handlerSource, handlerTest } from './server-sources.ts';

const FOLLOW_UPS: readonly FollowUp[] = [
  { command: 'npm run protocol-docs', file: 'tools/scripts/src/protocol-docs/main.ts' },
  { command: 'npm run api-report', file: 'tools/contract-tests/src/surface/api-report-main.ts' },
];

function refuseTaken(draft: Draft, { command, signal }: RoomCommand): void {
  if (draft.read('libs/sales-room-protocol/src/command-names.ts').includes(`'${command}'`))
    throw new GenerateError(`The name "${command}" is taken: there is a command of this name.`);
  if (draft.read('libs/sales-room-protocol/src/notifications.ts').includes(`'${signal}'`))
    throw new GenerateError(`The name "${command}" is taken: its signal would be ${signal}, and there is one of this name.`);
}

/** A command that says a line to everybody inside, for a moment. */
export const roomCommandGenerator: Generator = {
  parameters: 'NOUN.VERB',
  most: 1,
  purpose: 'a command that says a line to everybody in a sales room: protocol, permissions, handler, signal, client',
  plan(draft, [text = '']) {
    const name = commandName(text);
    const command: RoomCommand = { ...name, signal: `${name.noun}.heard`, schema: `${name.camel}TextSchema` };
    refuseTaken(draft, command);
    draft.create(`libs/sales-room-protocol/src/${name.kebab}.ts`, fieldSource(command));
    draft.create(`libs/sales-room-protocol/src/${name.kebab}.test.ts`, fieldTest(command));
    draft.create(`libs/sales-room-server/src/handlers/${name.kebab}.ts`, handlerSource(command));
    draft.create(`libs/sales-room-server/src/realtime/${name.kebab}.test.ts`, handlerTest(command));
    draft.create(`libs/sales-room-client/src/room/${name.kebab}.test.ts`, clientTest(command));
    draft.create(`.changeset/command-${name.kebab}.md`, commandChangeset(command));
    joinProtocolLists(draft, command);
    joinServerLists(draft, command);
    joinClientLists(draft, command);
    return FOLLOW_UPS;
  },
};
