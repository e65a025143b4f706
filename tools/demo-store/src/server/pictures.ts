import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { RenderPicture } from '@vitrine/demo-pictures';
import { PICTURE_WIDTHS } from '../entities/media.ts';
import { newToken } from '../store/ids.ts';

const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

export interface PictureOptions {
  /** Of the catalogue; others are 404. */
  keys: ReadonlySet<string>;
  /** Names of videos and models with their endings, each with its media type. */
  files: ReadonlyMap<string, string>;
  /** `null`: nothing is kept on disk. */
  directory: string | null;
  /** How pictures are drawn; a name of a folder. */
  version: string;
  render: RenderPicture;
}

/**
 * Serves `/demo-store/media/<key>-<width>.webp`. A picture is drawn when it is first asked for,
 * once however many ask at the same time, and then kept in `directory/<version>` (or in memory). Pictures of
 * another version are thrown away.
 */
export function mountPictures(app: Hono, { keys, files, directory: shelf, version, render }: PictureOptions): void {
  const directory = shelf === null ? null : join(shelf, version);
  if (shelf !== null && existsSync(shelf))
    for (const name of readdirSync(shelf)) if (name !== version) rmSync(join(shelf, name), { recursive: true });
  const drawing = new Map<string, Promise<Uint8Array>>();
  const memory = new Map<string, Uint8Array>();

  async function draw(name: string, key: string, width: number | null): Promise<Uint8Array> {
    const picture = await render(key, width);
    if (directory === null) memory.set(name, picture);
    else {
      mkdirSync(directory, { recursive: true });
      // A rename is whole or not at all: a killed process leaves no half a picture.
      const draft = join(directory, `${name}.${newToken(8)}.tmp`);
      await writeFile(draft, picture);
      renameSync(draft, join(directory, name));
    }
    return picture;
  }

  async function load(name: string, key: string, width: number | null): Promise<Uint8Array> {
    const kept = memory.get(name);
    if (kept) return kept;
    if (directory !== null && existsSync(join(directory, name))) return readFile(join(directory, name));
    let pending = drawing.get(name);
    if (!pending) {
      pending = draw(name, key, width).finally(() => drawing.delete(name));
      drawing.set(name, pending);
    }
    return pending;
  }

  app.get('/demo-store/media/:name', async (c) => {
    const name = c.req.param('name');
    const type = files.get(name);
    if (type !== undefined) return partOf(await load(name, name.slice(0, name.lastIndexOf('.')), null), type, c.req.header('range'));
    const match = /^([a-z0-9-]+)-(\d+)\.webp$/.exec(name);
    const key = match?.[1] ?? '';
    const width = Number(match?.[2]);
    if (!keys.has(key) || !PICTURE_WIDTHS.some((entry) => entry === width)) return c.notFound();
    return new Response((await load(name, key, width)) as BodyInit, { headers: HEADERS });
  });
}

/** The whole file, or the one stretch that a player asks for. */
function partOf(file: Uint8Array, type: string, range: string | undefined): Response {
  const headers = { ...HEADERS, 'content-type': type, 'accept-ranges': 'bytes' };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return new Response(file as BodyInit, { headers });
  const first = Number(from);
  const last = Math.min(to ? Number(to) : Infinity, file.length - 1);
  if (first > last) return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.length}` } });
  return new Response(file.slice(first, last + 1) as BodyInit, {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${file.length}` },
  });
}
