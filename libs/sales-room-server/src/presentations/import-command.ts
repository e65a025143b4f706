import { readFile } from 'node:fs/promises';
import { type ImportOutcome, presentationFileSchema } from '@vitrine/sales-room-protocol';
import { createRoomEngine } from '../engine/room-engine.ts';
import type { Logger } from '../logger.ts';
import { openStorage, type StorageOptions } from '../storage/open-storage.ts';
import { parsePresentationFile } from './presentation-file.ts';
import { createPresentations } from './presentations.ts';

/**
 * Imports a file of presentations into the rooms' database without a server. All of the file, or none of it.
 * Over an embedded database the server must stand still; one that runs takes files at `POST /room-api/presentations/import`.
 */
export async function importPresentationFile(
  file: string,
  { storage, dryRun, logger }: { storage: StorageOptions; dryRun: boolean; logger: Logger },
): Promise<ImportOutcome> {
  const { presentations } = presentationFileSchema.parse(parsePresentationFile(await readFile(file, 'utf8'), file));
  const database = await openStorage(storage, logger, () => undefined);
  try {
    // Nobody is connected here: people in a running room learn of the change by their next snapshot.
    const engine = createRoomEngine({ database, isMediaAvailable: () => false, onCommit: async () => undefined });
    return await createPresentations({ database, engine }).import(presentations, { dryRun });
  } finally {
    await database.close();
  }
}
