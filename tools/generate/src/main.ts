/** `npm run generate -- library NAME | block NAME | operation NAME | room-command NAME [--dry-run]` */
import { join } from 'node:path';
import { GenerateError } from './generate-error.ts';
import { run } from './run.ts';

try {
  await run(join(import.meta.dirname, '..', '..', '..'), process.argv.slice(2), { log: (line) => console.log(line) });
} catch (error) {
  if (!(error instanceof GenerateError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
