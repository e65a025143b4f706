import { type ParsedArguments, UsageError } from './arguments.ts';
import type { CommandHost } from './command-host.ts';

const KEY_SHAPE = /^[\x21-\x7e]+$/;

/** An address of the command line. @throws UsageError. */
export function urlOf(text: string, name: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`${name} is no address: expected https://… or http://….`);
  if (new URL(text).username !== '' || new URL(text).password !== '') throw new UsageError(`${name} must not hold a password.`);
  return text;
}

/** An origin of the command line. @throws UsageError. */
export function originOf(text: string, name: string): string {
  const { origin, pathname } = new URL(urlOf(text, name));
  if (pathname !== '/') throw new UsageError(`${name} is an origin: scheme and host, without a path.`);
  return origin;
}

/** The server that a command asks: its endpoint is the second word, or in the environment. @throws UsageError. */
export function targetOf(
  { positional, values }: ParsedArguments,
  env: CommandHost['env'],
): { endpoint: string; accessKey: string; timeoutMs: number } {
  const [, endpoint = env['STORE_API_ENDPOINT'], ...more] = positional;
  if (more.length > 0) throw new UsageError('One endpoint at a time.');
  if (!endpoint) throw new UsageError('Which server? Give its endpoint, or set STORE_API_ENDPOINT.');
  const accessKey = values['access-key'] ?? env['STORE_API_ACCESS_KEY'];
  if (!accessKey) throw new UsageError('The access key is missing: --access-key, or STORE_API_ACCESS_KEY.');
  if (!KEY_SHAPE.test(accessKey)) throw new UsageError('The access key holds characters that no header takes.');
  return { endpoint: urlOf(endpoint, 'ENDPOINT'), accessKey, timeoutMs: readTimeout(values) };
}

/** The limit of each request in ms. @throws UsageError. */
export function readTimeout(values: ParsedArguments['values']): number {
  const timeoutMs = Number(values['timeout'] ?? 10_000);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1) throw new UsageError('--timeout is a number of milliseconds.');
  return timeoutMs;
}
