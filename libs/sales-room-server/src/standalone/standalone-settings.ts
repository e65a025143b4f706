import { z } from 'zod';
import { address, givenVariables, readTable, setting, type Variables } from '../setting-table.ts';
import { readServerSettings, type ServerSettings, settingMistakes } from '../settings.ts';

/** What a server that stands alone has to be told beside the settings of every room server. */
export const standaloneEnvironment = z.object({
  STORE_API_ENDPOINT: setting(
    address('the address of a Store API, such as https://shop.example/store-api'),
    'address of the Store API, such as https://shop.example/store-api',
    'required',
  ),
  STORE_API_ACCESS_KEY: setting(
    z.string("the access key of the store's sales channel").min(1),
    "access key of the store's sales channel",
    'required',
  ),
});

const DEFAULT_PORT = '3003';

/** Defaults that are others where the server stands alone: as `--help` tells them. */
export const STANDALONE_FALLBACKS = {
  PUBLIC_ORIGIN: 'http://localhost and SALES_ROOM_SERVER_PORT',
  ADMIN_API_ENDPOINT: 'STORE_API_ENDPOINT with /api in place of /store-api',
} as const;

/** The same as they are read. */
function withOwnDefaults(variables: Variables): Variables {
  const given = givenVariables(variables);
  const { SALES_ROOM_SERVER_PORT: port = DEFAULT_PORT, STORE_API_ENDPOINT: storeApi = '' } = given;
  const adminApi = /^(.+)\/store-api\/*$/.exec(storeApi)?.[1];
  return {
    ...(/^[1-9]\d{0,4}$/.test(port) ? { PUBLIC_ORIGIN: `http://localhost:${port}` } : {}),
    ...(adminApi === undefined ? {} : { ADMIN_API_ENDPOINT: `${adminApi}/api` }),
    ...given,
  };
}

/** Where the store is, and the settings of the server. */
export interface StandaloneSettings extends ServerSettings {
  storeApiEndpoint: string;
  accessKey: string;
}

/** Reads the settings of a server that stands alone. @throws Error with a line for each mistake: its name and what is expected. */
export function readStandaloneSettings(variables: Variables): StandaloneSettings {
  const all = withOwnDefaults(variables);
  const { read, mistakes } = readTable(standaloneEnvironment, all);
  const wrong = [...(mistakes ?? []), ...settingMistakes(all)];
  if (read === undefined || wrong.length > 0) throw new Error(wrong.join('\n'));
  return { ...readServerSettings(all), storeApiEndpoint: read.STORE_API_ENDPOINT, accessKey: read.STORE_API_ACCESS_KEY };
}
