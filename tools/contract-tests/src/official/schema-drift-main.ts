/**
 * What changed between two official descriptions in the fields that the client's types name:
 * `npm run schema-drift -- store-6.6 store-6.7`, or paths of two OpenAPI files. Ends with 1 where a field is gone.
 */
import { readFileSync } from 'node:fs';
import { type OpenApiDocument, readOfficialDocument } from './official-schema.ts';
import { schemaDrift } from './schema-drift.ts';

const [before = 'store-6.6', after = 'store-6.7'] = process.argv.slice(2);
const read = (name: string): OpenApiDocument =>
  name === 'store-6.6' || name === 'store-6.7' ? readOfficialDocument(name) : (JSON.parse(readFileSync(name, 'utf8')) as OpenApiDocument);

const drift = schemaDrift(read(before), read(after));
for (const line of drift) console.log(line);
console.log(`${before} → ${after}: ${drift.length} differences in fields that the client names`);
process.exitCode = drift.some((line) => /is gone|no more/.test(line)) ? 1 : 0;
