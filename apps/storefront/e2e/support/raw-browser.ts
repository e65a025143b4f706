import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@vitrine/workspace-config/playwright';

/** A tab of a browser that nobody keeps awake. */
export interface RawTab {
  goTo(url: string): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** Milliseconds until an expression is true. @throws Error after the limit. */
  until(expression: string, limitMs: number): Promise<number>;
  /** Freezes the tab, or wakes it. */
  setState(state: 'frozen' | 'active'): Promise<void>;
}

/**
 * A real browser by its own protocol. Playwright keeps all pages awake and in sight, and speaks to pages that are in
 * the back/forward cache: with it no tab is ever frozen, and no page ever comes back.
 */
export interface RawBrowser {
  open(url: string): Promise<RawTab>;
  close(): Promise<void>;
}

interface Reply {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The browser ended: ${said}`)));
  });
}

export async function startRawBrowser(): Promise<RawBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'raw-browser-'));
  const executable =
    ('executablePath' in chromiumLaunchOptions ? chromiumLaunchOptions.executablePath : undefined) ?? chromium.executablePath();
  const child = spawn(
    executable,
    [
      '--headless=new',
      ...chromiumLaunchOptions.args,
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await addressOf(child));
  await once(socket, 'open');
  const waiting = new Map<number, (reply: Reply) => void>();
  const listeners = new Set<(reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    else for (const listener of listeners) listener(reply);
  });
  let last = 0;
  const send = async (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> => {
    const id = (last += 1);
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    waiting.delete(id);
    if (reply.error) throw new Error(`${method}: ${reply.error.message}`);
    return reply.result ?? {};
  };

  async function open(url: string): Promise<RawTab> {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
    const call = (method: string, params: object = {}) => send(method, params, sessionId);
    await call('Page.enable');
    const tab: RawTab = {
      async goTo(address) {
        let end: (() => void) | undefined;
        const loaded = new Promise<void>((resolve) => (end = resolve));
        const listener = (reply: Reply) => (reply.sessionId === sessionId && reply.method === 'Page.loadEventFired' ? end?.() : undefined);
        listeners.add(listener);
        await call('Page.navigate', { url: address });
        await loaded;
        listeners.delete(listener);
      },
      async back() {
        const { currentIndex, entries } = (await call('Page.getNavigationHistory')) as { currentIndex: number; entries: { id: number }[] };
        await call('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id });
      },
      async evaluate(expression) {
        const { result } = (await call('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })) as {
          result: { value?: unknown };
        };
        return result.value;
      },
      async until(expression, limitMs) {
        const since = performance.now();
        while (performance.now() - since < limitMs) {
          // While a page is being exchanged for another there is none to ask.
          if ((await tab.evaluate(expression).catch(() => false)) === true) return performance.now() - since;
          await pause(20);
        }
        throw new Error(`Not within ${limitMs} ms: ${expression}`);
      },
      setState: async (state) => void (await call('Page.setWebLifecycleState', { state })),
    };
    await tab.goTo(url);
    return tab;
  }

  return {
    open,
    async close() {
      socket.close();
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
