/**
 * Releases what changed: `npm run release`; `-- --dry-run` says every step and writes nothing, `-- --tag canary`
 * publishes what lies here under a tag of its own, `-- --resume` goes on with a run that broke off.
 */
import { parseArgs } from 'node:util';
import { systemCommands } from './commands.ts';
import type { ReleaseOptions } from './refusals.ts';
import { describeSteps, planRelease, release } from './release.ts';
import { FaultyPackages } from './staging.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    tag: { type: 'string', default: 'latest' },
    provenance: { type: 'boolean', default: true },
    resume: { type: 'boolean', default: false },
  },
});
const options: ReleaseOptions = { tag: values.tag, provenance: values.provenance, resume: values.resume };

try {
  const plan = await planRelease(systemCommands, options);
  if (values['dry-run']) {
    console.log('Nothing is written. A release of what lies here would do this:');
    for (const step of await describeSteps(plan, options)) console.log(`  ${step}`);
  }
  for (const refusal of plan.refusals) console.error(`Refused: ${refusal}`);
  if (plan.refusals.length > 0) process.exitCode = 1;
  else if (!values['dry-run']) await release(systemCommands, plan, options);
} catch (error) {
  console.error(error instanceof FaultyPackages ? error.message : String(error));
  process.exitCode = 1;
}
