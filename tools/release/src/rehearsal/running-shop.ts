import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { consumerEnvironment } from './consumer-folder.ts';

/** Longer than the first start takes, which draws pictures and makes databases. */
const LONGEST_START_MS = 180_000;
/** Ports in a row that a shop's processes take. */
const PORTS = 6;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The first of as many free ports in a row as a shop takes. */
export async function findPorts(): Promise<number> {
  for (let first = 23_000 + 10 * Math.floor(Math.random() * 600); first < 32_000; first += 10) {
    const checks = await Promise.all(Array.from({ length: PORTS }, (_, index) => isFree(first + index)));
    if (checks.every(Boolean)) return first;
  }
  throw new Error(`No ${PORTS} ports in a row are free between 23000 and 32000.`);
}

/** A shop that was started as its README says. */
export class RunningShop implements AsyncDisposable {
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #said = '';

  constructor(folder: string, node: string, port: number, environment: Readonly<Record<string, string>>) {
    this.origin = `http://localhost:${port}`;
    const env = consumerEnvironment({ ...environment, PORT: String(port) });
    this.#child = spawn(node, ['start/main.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#ended = new Promise((resolve) => this.#child.once('exit', resolve));
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', (chunk: Buffer) => (this.#said += String(chunk)));
  }

  /** The first page that it answers. */
  async firstPage(): Promise<string> {
    const limit = Date.now() + LONGEST_START_MS;
    while (Date.now() < limit && this.#child.exitCode === null) {
      const response = await fetch(this.origin).catch(() => undefined);
      if (response?.ok === true) return response.text();
      await setTimeout(50);
    }
    throw new Error(`The shop answered no page:\n${this.#said}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill('SIGINT');
    await this.#ended;
  }
}
