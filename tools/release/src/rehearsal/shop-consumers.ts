import { delimiter, dirname, join } from 'node:path';
import type { RehearsalConsumer, RehearsalContext } from './consumer.ts';
import { createRunner } from './consumer-folder.ts';
import { addDocumentedLanguages } from './documented-languages.ts';
import { findPorts, RunningShop } from './running-shop.ts';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

function expectPart(html: string, part: RegExp, what: string): string {
  const found = part.exec(html)?.[0];
  if (found === undefined) throw new Error(`${what} lacks ${String(part)}:\n${html.slice(0, 2000)}`);
  return found;
}

const H1 = /<h1[\s>].*?<\/h1>/s;

/** A page, asked for by a browser that runs no script. */
async function pageOf(address: string, cookie = ''): Promise<string> {
  const response = await fetch(address, { headers: { cookie } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** Sends the form of a product page as a browser without scripts does, and reads the cart that it leads to. */
async function buyWithoutScripts(origin: string): Promise<void> {
  const product = await pageOf(`${origin}/harbor-mug`);
  expectPart(product, H1, 'The product page');
  const form = expectPart(product, /<form [^>]*class="v-add-to-cart"[^>]*>/, 'The product page');
  const action = /action="([^"]+)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const added = await fetch(new URL(action, origin), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ quantity: '2' }),
  });
  if (added.status >= 400) throw new Error(`The form of the product page was answered ${added.status}.`);
  const cookie = added.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const cart = await pageOf(`${origin}/checkout/cart`, cookie);
  expectPart(cart, /Harbor mug/i, 'The cart');
  expectPart(cart, /value="2"/, 'The cart');
}

/** Reads what the shop and its rooms answer below the prefix of a language that its owner has added. */
async function readFrench(origin: string, { room }: { room: boolean }): Promise<void> {
  const home = await pageOf(`${origin}/fr-FR`);
  expectPart(home, /<html[^>]* lang="fr-FR"/, 'The home page in French');
  expectPart(home, /Accueil/, 'The home page in French');
  if (!room) return;
  const invitation = await pageOf(`${origin}/fr-FR/invitation/spring-collection`);
  expectPart(invitation, /<html[^>]* lang="fr-FR"/, 'The invitation in French');
  expectPart(invitation, /Accueil/, 'The invitation in French');
  // By its scripts: an address that the front does not know is answered by the shop.
  expectPart(invitation, /\/assets\/sales-room\//, 'The invitation in French');
}

async function tryShop({ consumer, registry, node }: RehearsalContext, { room }: { room: boolean }): Promise<string> {
  // As npm is told by somebody whose registry is the local one.
  const environment = {
    npm_config_registry: registry,
    npm_config_prefer_offline: 'true',
    PATH: [dirname(node), process.env.PATH].join(delimiter),
  };
  const since = performance.now();
  await consumer.run('npm', ['create', '--yes', 'vitrine@canary', 'shop', '--', '--yes', ...(room ? [] : ['--no-room'])], environment);
  const installed = seconds(since);
  const folder = join(consumer.folder, 'shop');
  const run = createRunner(folder);
  const npm = (script: string, more: Readonly<Record<string, string>> = {}) => run('npm', ['run', script], { ...environment, ...more });
  addDocumentedLanguages(join(folder, 'brand'));
  await npm('build');
  const port = await findPorts();
  let opened = '';
  {
    await using shop = new RunningShop(folder, node, port, environment);
    expectPart(await shop.firstPage(), H1, 'The home page');
    opened = seconds(since);
    await buyWithoutScripts(shop.origin);
    await readFrench(shop.origin, { room });
    if (room) expectPart(await pageOf(`${shop.origin}/invitation/spring-collection`), H1, 'The invitation');
  }
  await npm('typecheck');
  await npm('test', { TEST_PORT: String(await findPorts()) });
  return `installed after ${installed}, built and its first page read after ${opened}; a cart without scripts${room ? ', an invitation' : ''}, a language of its own, its types and its own tests`;
}

/** A shop of one's own, by the command that its README names, against the embedded store. */
export const shopConsumers: readonly RehearsalConsumer[] = [
  {
    name: 'npm create vitrine, a shop with sales rooms',
    libs: [],
    check: (context) => tryShop(context, { room: true }),
  },
  {
    name: 'npm create vitrine, a shop alone',
    libs: [],
    check: (context) => tryShop(context, { room: false }),
  },
];
