import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorker } from 'mediasoup';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureMediaWorker } from './ensure-media-worker.ts';
import { prebuiltUrl } from './prebuilt-worker.ts';
import { runCommand } from './run-command.ts';
import { applySourceEdits, SOURCE_EDITS } from './source-edits.ts';
import { withLock, workerFileName } from './worker-cache.ts';

const VERSION = '3.27.1';
/** Ends as a worker does that is started by hand. */
const LOOKS_LIKE_A_WORKER = '#!/bin/sh\nexit 41\n';

let folder: string;
let releases: Server;
let releaseBase: string;
let archive: Buffer | undefined;
let requests: string[];
const lines: string[] = [];
const log = (line: string) => void lines.push(line);

async function script(path: string, text: string): Promise<string> {
  await writeFile(path, text);
  await chmod(path, 0o755);
  return path;
}

async function archiveOf(text: string): Promise<Buffer> {
  const source = join(folder, 'release');
  await mkdir(source, { recursive: true });
  await script(join(source, 'mediasoup-worker'), text);
  await runCommand('tar', ['-czf', join(folder, 'release.tgz'), '-C', source, 'mediasoup-worker']);
  return readFile(join(folder, 'release.tgz'));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-worker-'));
  archive = undefined;
  requests = [];
  releases = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (archive) response.end(archive);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => releases.listen(0, '127.0.0.1', resolve));
  const address = releases.address();
  releaseBase = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(async () => {
  releases.closeAllConnections();
  await new Promise((resolve) => releases.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const ensure = (env: NodeJS.ProcessEnv = {}) =>
  ensureMediaWorker({ log, cacheFolder: join(folder, 'cache'), env: { MEDIASOUP_WORKER_PREBUILT_DOWNLOAD_BASE_URL: releaseBase, ...env } });

describe('where the media worker comes from', () => {
  it('is the environment, before anything else', async () => {
    const path = await script(join(folder, 'mine'), LOOKS_LIKE_A_WORKER);
    expect(await ensure({ MEDIASOUP_WORKER_BIN: path })).toEqual({ path });
    expect(requests).toEqual([]);
  });

  it('is nowhere when the environment says none', async () => {
    expect(await ensure({ MEDIASOUP_WORKER_BIN: 'none' })).toEqual({ missing: 'MEDIASOUP_WORKER_BIN is none' });
  });

  it('refuses a file that is no worker, naming the variable and what is expected', async () => {
    const path = await script(join(folder, 'other'), '#!/bin/sh\nexit 0\n');
    await expect(ensure({ MEDIASOUP_WORKER_BIN: path })).rejects.toThrow(
      /^MEDIASOUP_WORKER_BIN: expected the path of a mediasoup worker that runs here, or none/,
    );
    await expect(ensure({ MEDIASOUP_WORKER_BIN: join(folder, 'absent') })).rejects.toMatchObject({ code: 'WRONG_WORKER' });
  });

  it('is the cache, with nothing asked of the network', async () => {
    await mkdir(join(folder, 'cache'));
    const path = await script(join(folder, 'cache', await workerFileName(VERSION)), LOOKS_LIKE_A_WORKER);
    expect(await ensure()).toEqual({ path });
    expect(requests).toEqual([]);
  });

  it("is the prebuilt one of mediasoup's own release, kept for the next time", async () => {
    archive = await archiveOf(LOOKS_LIKE_A_WORKER);
    const first = await ensure();
    expect(first).toEqual({ path: join(folder, 'cache', await workerFileName(VERSION)) });
    expect(requests).toEqual([prebuiltUrl(VERSION, releaseBase).slice(releaseBase.length)]);
    expect(requests[0]).toMatch(/^\/3\.27\.1\/mediasoup-worker-3\.27\.1-\w+-\w+(-kernel\d+)?\.tgz$/);
    expect(await ensure()).toEqual(first);
    expect(requests).toHaveLength(1);
    expect((await readdir(join(folder, 'cache'))).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('is made once by two that start at the same time', async () => {
    archive = await archiveOf(LOOKS_LIKE_A_WORKER);
    const [one, two] = await Promise.all([ensure(), ensure()]);
    expect(one).toEqual(two);
    expect(requests).toHaveLength(1);
  });
});

describe('a build that was killed', () => {
  it('leaves no lock that others wait for', async () => {
    const lock = join(folder, 'lock');
    await mkdir(lock);
    const ended = await runCommand('sh', ['-c', 'echo $$']);
    await writeFile(join(lock, 'pid'), ended.output.trim());
    expect(
      await withLock(
        lock,
        async () => 'made',
        () => undefined,
      ),
    ).toBe('made');
  });
});

describe('the recipe', () => {
  const sources = join(import.meta.dirname, '../../../node_modules/mediasoup/worker');

  it('fits the installed mediasoup: each edit stands in its file exactly once', async () => {
    for (const edit of SOURCE_EDITS) expect((await readFile(join(sources, edit.file), 'utf8')).split(edit.find)).toHaveLength(2);
  });

  it('refuses sources that it does not know', async () => {
    await writeFile(join(folder, 'meson.build'), "meson_version: '>= 2.0.0'");
    expect(await applySourceEdits(folder)).toBe('meson.build of this mediasoup version is not as the recipe knows it');
  });
});

describe('the worker of this machine', () => {
  it('starts under mediasoup and makes a router and a transport', { timeout: 1_200_000 }, async ({ skip }) => {
    const worker = await ensureMediaWorker({ log: (line) => console.log(line), installPackages: true });
    if (worker.path === undefined) return skip(worker.missing);
    const mediasoupWorker = await createWorker({ workerBin: worker.path, logLevel: 'error' });
    try {
      const mediasoupRouter = await mediasoupWorker.createRouter({
        mediaCodecs: [{ kind: 'audio', mimeType: 'audio/opus', clockRate: 48_000, channels: 2 }],
      });
      const transport = await mediasoupRouter.createWebRtcTransport({ listenInfos: [{ protocol: 'udp', ip: '127.0.0.1' }] });
      expect(transport.iceCandidates.length).toBeGreaterThan(0);
      expect(transport.dtlsParameters.fingerprints.length).toBeGreaterThan(0);
    } finally {
      mediasoupWorker.close();
    }
  });
});
