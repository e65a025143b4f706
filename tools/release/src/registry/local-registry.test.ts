import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ConsumerFolder, createConsumerFolder, install } from '../rehearsal/consumer-folder.ts';
import { publish } from '../release/publish.ts';
import { type LocalRegistry, startLocalRegistry } from './local-registry.ts';

let home: string;
let registry: LocalRegistry;
let publisher: ConsumerFolder;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'vitrine-registry-'));
  registry = await startLocalRegistry();
  publisher = createConsumerFolder(join(home, 'publisher'), registry.url);
  publisher.write('index.js', 'export const answer = 42;\n');
});
afterEach(async () => {
  await registry.close();
  rmSync(home, { recursive: true, force: true });
});

/** Publishes what lies in the publisher's folder. */
async function publishVersion(version: string, tag: string): Promise<void> {
  publisher.write('package.json', JSON.stringify({ name: '@vitrine/thing', version, type: 'module', exports: './index.js' }));
  const read = (program: string, ...args: readonly string[]) => publisher.run(program, args);
  await publish({ read }, '.', { tag, provenance: false, registry: registry.url });
}

describe('the registry of a rehearsal', () => {
  test('what npm publishes there, npm installs from there, by version and by tag', async () => {
    await publishVersion('0.1.0', 'latest');
    await publishVersion('0.2.0-canary.1', 'canary');
    const consumer = createConsumerFolder(join(home, 'consumer'), registry.url);
    await install(consumer, { '@vitrine/thing': 'canary' });
    const installed = join(consumer.folder, 'node_modules/@vitrine/thing');
    expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).toMatchObject({ version: '0.2.0-canary.1' });
    expect(existsSync(join(installed, 'index.js'))).toBe(true);
    expect(registry.published()).toEqual(['@vitrine/thing@0.1.0', '@vitrine/thing@0.2.0-canary.1']);
  });

  test('a version that is there is never replaced, and npm says so', async () => {
    await publishVersion('0.1.0', 'latest');
    await expect(publishVersion('0.1.0', 'latest')).rejects.toThrow(/cannot publish over/i);
    expect(registry.published()).toHaveLength(1);
  });

  test('it listens on this machine alone', () => {
    expect(registry.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  test('what it does not have it says it does not have', async () => {
    const answer = await fetch(`${registry.url}@vitrine%2fnothing`);
    expect(answer.status).toBe(404);
  });
});
