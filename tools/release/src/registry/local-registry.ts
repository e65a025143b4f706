import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A registry of npm packages in memory, on this machine alone, for as long as it is open. */
export interface LocalRegistry {
  /** With a slash at its end, as npm writes it. */
  url: string;
  /** Names and versions of what was published, in that order. */
  published(): string[];
  close(): Promise<void>;
}

interface PublishedVersion {
  name: string;
  version: string;
  dist: { tarball: string; [field: string]: unknown };
}

/** What npm sends to publish a version, and what it reads of a package. */
interface PackageDocument {
  name: string;
  versions: Record<string, PublishedVersion>;
  'dist-tags': Record<string, string>;
  _attachments?: Record<string, { data: string }>;
}

async function bodyOf(request: IncomingMessage): Promise<PackageDocument> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as PackageDocument;
}

const fileOf = (url: string): string => url.split('/').at(-1) ?? '';

/**
 * Speaks as much of npm's protocol as publishing and installing take. A version that is there is never replaced.
 *
 * @param options - `upstream`: another registry, with a slash at its end, that what nobody has published here is asked of.
 */
export async function startLocalRegistry({ upstream }: { upstream?: string } = {}): Promise<LocalRegistry> {
  const documents = new Map<string, PackageDocument>();
  const tarballs = new Map<string, Buffer>();
  const published: string[] = [];

  const answer = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  async function publish(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const sent = await bodyOf(request);
    const known = documents.get(sent.name) ?? { name: sent.name, versions: {}, 'dist-tags': {} };
    const taken = Object.keys(sent.versions).find((version) => known.versions[version] !== undefined);
    if (taken !== undefined) return answer(response, 403, { error: `You cannot publish over ${sent.name} ${taken}.` });
    for (const [file, { data }] of Object.entries(sent._attachments ?? {}))
      tarballs.set(`${sent.name}/-/${fileOf(file)}`, Buffer.from(data, 'base64'));
    for (const [version, manifest] of Object.entries(sent.versions)) {
      const file = `${sent.name}/-/${fileOf(manifest.dist.tarball)}`;
      const tarball = tarballs.get(file);
      if (tarball === undefined) return answer(response, 400, { error: `No tarball came with ${sent.name} ${version}.` });
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
      known.versions[version] = { ...manifest, dist: { ...manifest.dist, integrity, tarball: `${url}${file}` } };
      published.push(`${sent.name}@${version}`);
    }
    Object.assign(known['dist-tags'], sent['dist-tags']);
    documents.set(sent.name, known);
    answer(response, 201, { ok: true });
  }

  let url = '';
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname.slice(1));
    if (request.method === 'PUT') {
      void publish(request, response, url).catch((error: unknown) => answer(response, 400, { error: String(error) }));
      return;
    }
    const tarball = tarballs.get(path);
    const document = documents.get(path);
    if (tarball !== undefined) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball);
    else if (document !== undefined) answer(response, 200, document);
    else if (upstream !== undefined) response.writeHead(302, { location: new URL((request.url ?? '/').slice(1), upstream).href }).end();
    else answer(response, 404, { error: `${path} is not here.` });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    published: () => [...published],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
