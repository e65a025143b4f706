import { blockGenerator } from './block/block-generator.ts';
import type { Generator } from './generator.ts';
import { libraryGenerator } from './library/library-generator.ts';
import { operationGenerator } from './operation/operation-generator.ts';
import { roomCommandGenerator } from './room-command/room-command-generator.ts';

/** Every kind that can be written, by its name on the command line. */
export const GENERATORS: ReadonlyMap<string, Generator> = new Map([
  ['library', libraryGenerator],
  ['block', blockGenerator],
  ['operation', operationGenerator],
  ['room-command', roomCommandGenerator],
]);
