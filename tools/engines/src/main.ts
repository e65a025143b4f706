import { isEngineError } from './engine-error.ts';
import { ensureEngines } from './ensure-engines.ts';
import { ENGINES } from './find-engines.ts';

try {
  const found = await ensureEngines(ENGINES, { log: (line) => console.error(`[engines] ${line}`) });
  for (const [variable, place] of Object.entries(found)) console.log(`${variable}=${place}`);
} catch (error) {
  console.error(isEngineError(error) ? error.message : error);
  process.exitCode = 1;
}
