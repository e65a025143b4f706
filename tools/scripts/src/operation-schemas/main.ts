/** Writes the check of each operation's answer from the table, and removes those that are in it no longer. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { operationFiles } from './operation-files.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const files = await operationFiles(root);
const folder = dirname([...files.keys()][0] ?? '');
for (const file of readdirSync(join(root, folder))) if (!files.has(`${folder}/${file}`)) rmSync(join(root, folder, file));
for (const [path, text] of files) writeFileSync(join(root, path), text);
console.log(`${files.size} operations are written to ${folder}.`);
