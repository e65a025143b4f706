/**
 * `npm run tour [-- --only NAME] [--part shop|room] [--pseudo rtl|long]`: every screen at three widths in both schemes, checked, with an
 * index page. A pseudo-locale shows them as another language would.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@vitrine/engines/chromium';
import { startVitrine } from '@vitrine/start';
import { galleryPage } from './gallery.ts';
import { tourRoom } from './room-screens.ts';
import { routeNames } from './routes.ts';
import { tourShop } from './shop-screens.ts';
import { Stage } from './stage.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, part: { type: 'string' }, pseudo: { type: 'string', default: '' } } });
const log = (line: string) => console.log(line);
const folder = join(import.meta.dirname, '..', '..', '..', '..', 'tour', values.pseudo);
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-tour-'));

const executablePath = ensureChromium(log);
log('Starting the product …');
const vitrine = await startVitrine({ port: 0, dataDir, env: { ...process.env, PSEUDO_LOCALE: values.pseudo }, log: () => undefined });
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
});
let faults = 1;
try {
  if (values.only === undefined) await rm(folder, { recursive: true, force: true });
  const stage = new Stage({ origin: vitrine.origin, browser, folder, log, only: values.only });
  if (values.part !== 'room') await tourShop(stage);
  if (values.part !== 'shop') await tourRoom(stage);
  if (values.only === undefined && values.part === undefined) {
    for (const name of await routeNames()) {
      const [, route = ''] = name.split(':');
      if (!stage.routes.has(route) && !stage.routes.has(name)) stage.faults.push({ screen: name, what: 'a route without a picture' });
    }
  }
  await writeFile(join(folder, 'index.html'), galleryPage(stage.shots, stage.faults));
  for (const { screen, what } of stage.faults) log(`FAULT  ${screen}: ${what}`);
  log(`${stage.shots.length} screens, ${stage.faults.length} faults: ${join('tour', 'index.html')}`);
  faults = stage.faults.length;
} finally {
  await browser.close();
  await vitrine.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(faults === 0 ? 0 : 1);
