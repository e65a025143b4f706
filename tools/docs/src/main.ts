/**
 * `npm run docs [-- --without-catalogue]`: the documentation site as static files in `build/docs`, one folder for each
 * version. It needs no server and no network: its search works from the files.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '@vitrine/release';
import { convertSite } from './convert-site.ts';
import { deadLinks } from './dead-links.ts';
import { versionIndex, writtenVersions } from './version-index.ts';

const CATALOGUE = 'catalogue';

const { values } = parseArgs({ options: { 'without-catalogue': { type: 'boolean', default: false } } });
const { version } = JSON.parse(readFileSync(join(ROOT, 'libs/store-api-client/package.json'), 'utf8')) as { version: string };
const out = join(ROOT, 'build/docs');
const folder = join(out, version);

console.log('Reading the packages and documents …');
const site = await convertSite(version);
if (site.project !== undefined) {
  console.log('Writing the pages …');
  await site.write(folder);
  if (!values['without-catalogue']) {
    console.log('Building the catalogue of components …');
    execFileSync('npx', ['nx', 'run', '@vitrine/ui:stories', '--output-style=static'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NX_DAEMON: 'false', STORYBOOK_DISABLE_TELEMETRY: '1' },
    });
    cpSync(join(ROOT, 'build/stories'), join(folder, CATALOGUE), { recursive: true });
  }
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.html'), versionIndex(writtenVersions(out)));
}
const complaints = [...site.complaints, ...(site.project === undefined ? [] : deadLinks(folder, [CATALOGUE]))];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error(`The site is not whole: ${String(complaints.length)} complaints.`);
  process.exitCode = 1;
} else
  console.log(
    `${relative(ROOT, join(folder, 'index.html'))}: open the file, or serve the folder (\`npx vite preview --outDir build/docs\`).`,
  );
