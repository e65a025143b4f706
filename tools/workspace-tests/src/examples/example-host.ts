/**
 * Runs the example that comes in through standard input as the module of `EXAMPLE_FILE`, which exists nowhere else.
 * `https://shop.example` is the store of `EXAMPLE_STORE_URL`, and each call of the console is one line.
 */
import { registerHooks } from 'node:module';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

const SHOP = 'https://shop.example/';
const { EXAMPLE_STORE_URL = '', EXAMPLE_FILE = '' } = process.env;
const example = pathToFileURL(EXAMPLE_FILE).href;
const source = await text(process.stdin);
const plainFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  if (!request.url.startsWith(SHOP)) return plainFetch(request);
  return plainFetch(new Request(`${EXAMPLE_STORE_URL}/${request.url.slice(SHOP.length)}`, request));
};

const print = (...parts: unknown[]): void => void process.stdout.write(`${format(...parts).replaceAll(/\s*\n\s*/g, ' ')}\n`);
const assert = (holds: unknown, ...parts: unknown[]): void => (holds ? undefined : print('Assertion failed', ...parts));
Object.assign(console, { log: print, info: print, warn: print, error: print, assert });

registerHooks({
  resolve: (specifier, context, next) => (specifier === example ? { url: example, shortCircuit: true } : next(specifier, context)),
  load: (url, context, next) => (url === example ? { format: 'module-typescript', source, shortCircuit: true } : next(url, context)),
});
await import(example);
