import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPortBlock } from './ports.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

/** Runs the command until it ends by itself. */
function run(args: readonly string[], env: Record<string, string>): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--conditions=@vitrine/source', MAIN, ...args], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.once('close', (status) => resolve({ status, output }));
  });
}

describe('npm start', { timeout: 30_000 }, () => {
  it('refuses a wrong setting by its name, without a stack', async () => {
    const { status, output } = await run([], { PORT: 'abc' });
    expect(status).toBe(1);
    expect(output.trim()).toBe('PORT: expected a port number from 1 to 65535, got "abc"');
  });

  it('refuses a wrong redirect list by its line, without a stack', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'start-main-'));
    try {
      const file = join(folder, 'redirects.txt');
      await writeFile(file, '# Renamed\n/a /b\n/b /a\n');
      const { status, output } = await run([], { REDIRECTS_FILE: file });
      expect(status).toBe(1);
      expect(output.trim()).toBe(`REDIRECTS_FILE: ${file}, line 3: leads back to line 2`);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('refuses an argument that it does not know, and shows those that it knows', async () => {
    const { status, output } = await run(['--rest'], {});
    expect(status).toBe(1);
    expect(output).toMatch(/--rest[^]*--reset[^]*--no-build/);
  });

  it('refuses a number of products that is none', async () => {
    const { status, output } = await run(['--products', 'many'], {});
    expect(status).toBe(1);
    expect(output).toMatch(/--products: expected a number, got "many"/);
  });

  it('names a port in use and the variable to change', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'start-main-'));
    const { first } = await findPortBlock(6);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(first + 2, '127.0.0.1', resolve));
    try {
      const { status, output } = await run([], {
        PORT: String(first),
        STOREFRONT_PORT: String(first + 1),
        SALES_ROOM_PORT: String(first + 2),
        SALES_ROOM_SERVER_PORT: String(first + 3),
        DEMO_STORE_PORT: String(first + 4),
        DATA_DIR: folder,
      });
      expect(status).toBe(1);
      expect(output.trim()).toBe(
        `Port ${first + 2} is in use: stop what listens there, or set SALES_ROOM_PORT to another port (SALES_ROOM_PORT=${first + 102} npm start).`,
      );
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
  });
});
