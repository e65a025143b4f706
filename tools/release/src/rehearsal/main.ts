/** Tries a release as others would meet it: `npm run release:rehearse`; `-- --only TypeScript` tries the consumers of that name. */
import { parseArgs } from 'node:util';
import { FaultyPackages } from '../release/staging.ts';
import { rehearse } from './rehearse.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

try {
  const failed = await rehearse(values.only);
  console.log(failed === 0 ? 'No consumer met a fault.' : `${failed} consumers failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof FaultyPackages ? error.message : error);
  process.exitCode = 1;
}
