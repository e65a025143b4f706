import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInMemoryStore } from '@vitrine/store-api-client/testing';
import { startStoreServer } from '@vitrine/store-api-client/testing/node';
import { publishablePackages } from '../packages/publishable-packages.ts';
import { startLocalRegistry } from '../registry/local-registry.ts';
import { systemCommands } from '../release/commands.ts';
import { planVersions, prereleaseVersion, waitingBumps } from '../release/plan.ts';
import { publish } from '../release/publish.ts';
import { stageRelease } from '../release/staging.ts';
import { bundlerConsumer } from './bundler-consumer.ts';
import type { RehearsalConsumer } from './consumer.ts';
import { createConsumerFolder, install } from './consumer-folder.ts';
import { nodeConsumers } from './node-consumers.ts';
import { plainHtmlConsumer } from './plain-html-consumer.ts';
import { roomConsumer } from './room-consumer.ts';
import { shopConsumers } from './shop-consumers.ts';
import { oldestPeers, typescriptConsumer } from './typescript-consumer.ts';

const CONSUMERS: readonly RehearsalConsumer[] = [
  ...nodeConsumers,
  typescriptConsumer,
  bundlerConsumer,
  plainHtmlConsumer,
  roomConsumer,
  ...shopConsumers,
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Releases what lies here into a registry of its own on this machine, and tries it as others would. Leaves nothing behind.
 *
 * @param only - Tries only the consumers whose names hold it.
 * @returns How many consumers failed.
 */
export async function rehearse(only = '', log: (line: string) => void = console.log): Promise<number> {
  const consumers = CONSUMERS.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  if (consumers.length === 0) throw new Error(`No consumer is called ${only}. There are: ${CONSUMERS.map(({ name }) => name).join('; ')}.`);
  const home = mkdtempSync(join(tmpdir(), 'vitrine-rehearsal-'));
  // Somebody who ends it with Ctrl-C is left with nothing, too.
  const leave = (): void => {
    rmSync(home, { recursive: true, force: true });
    process.exit(130);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  const upstream = await systemCommands.read('npm', 'config', 'get', 'registry');
  const registry = await startLocalRegistry({ upstream });
  const inMemory = createInMemoryStore();
  const server = await startStoreServer(inMemory);
  try {
    const now = new Date();
    const commit = await systemCommands.read('git', 'rev-parse', 'HEAD');
    const packages = planVersions(publishablePackages(), waitingBumps()).map((library) => ({
      ...library,
      next: prereleaseVersion(library.next, 'canary', now, commit),
    }));
    const versions = new Map(packages.map(({ manifest, next }) => [manifest.name, next]));
    const tarballs = await stageRelease(packages, join(home, 'stage'), versions, log);

    const publisher = createConsumerFolder(join(home, 'publisher'), registry.url);
    publisher.write('package.json', '{"private":true}');
    const read = (program: string, ...args: readonly string[]) => publisher.run(program, args);
    for (const { tarball } of tarballs) await publish({ read }, tarball, { tag: 'canary', provenance: false, registry: registry.url });
    log(`${registry.published().length} packages are in the registry ${registry.url}`);

    let failed = 0;
    for (const [index, { name, libs, others = {}, files = {}, check }] of consumers.entries()) {
      const since = performance.now();
      const folder = join(home, `consumer-${index + 1}`);
      mkdirSync(folder);
      const consumer = createConsumerFolder(folder, registry.url);
      const chosen = packages.filter(({ lib }) => libs === undefined || libs.includes(lib));
      try {
        for (const [file, text] of Object.entries(files)) consumer.write(file, text);
        // By the tag, as somebody would who wants to try a canary.
        const own = Object.fromEntries(chosen.map(({ manifest }) => [manifest.name, 'canary']));
        await install(consumer, { ...(libs === undefined ? oldestPeers(packages) : {}), ...others, ...own });
        const store = { ENDPOINT: server.endpoint, ACCESS_KEY: inMemory.accessKey };
        const shown = await check({ consumer, packages: chosen, registry: registry.url, node: process.execPath, store });
        log(`ok      ${index + 1}/${consumers.length} ${name}: ${shown} (${seconds(since)})`);
      } catch (error) {
        failed += 1;
        log(
          `FAILED  ${index + 1}/${consumers.length} ${name} (${seconds(since)})\n${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    return failed;
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    await registry.close();
    await server.close();
    rmSync(home, { recursive: true, force: true });
  }
}
