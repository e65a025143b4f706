import type { AppServerOptions } from './app-server.ts';

const MEGABYTE = 1_048_576;

/**
 * The page cache as the environment sets it: `PAGE_CACHE_MB`, megabytes of memory for pages, and `PAGE_CACHE_TOKEN`, with which they are
 * purged. Undefined where it is off.
 * @throws Error naming the wrong variable and what is expected.
 */
export function readPageCacheSettings(env: Readonly<Record<string, string | undefined>>): AppServerOptions['pageCache'] {
  const [megabytes = '', purgeToken = ''] = [env['PAGE_CACHE_MB'], env['PAGE_CACHE_TOKEN']];
  if (megabytes === '') return undefined;
  if (!/^[1-9]\d{0,4}$/.test(megabytes)) throw new Error('PAGE_CACHE_MB: expected megabytes from 1 to 99999, or leave it out');
  if (purgeToken !== '' && !/^[\x21-\x7e]{32,}$/.test(purgeToken))
    throw new Error('PAGE_CACHE_TOKEN: expected 32 characters at least, without spaces, or leave it out');
  return { maxBytes: Number(megabytes) * MEGABYTE, ...(purgeToken === '' ? {} : { purgeToken }) };
}
