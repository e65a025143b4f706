import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Call, RawAnswer } from '../server/call.ts';
import type { ShopwareVersion } from '../server/shopware-version.ts';
import { type Route, routesOf } from '../server/store-api.ts';

const DESCRIPTIONS: Readonly<Record<ShopwareVersion, string>> = {
  '6.6': 'storeApiSchema.6.6.10.json',
  '6.7': 'storeApiSchema.json',
};

const METHODS = ['get', 'post', 'patch', 'put', 'delete'];

interface Description {
  paths: Record<string, Record<string, unknown>>;
}

/** Shopware's own description of this line. */
function readDescription(version: ShopwareVersion): Description {
  const client = createRequire(import.meta.url).resolve('@shopware/api-client');
  return JSON.parse(readFileSync(join(dirname(client), '..', 'api-types', DESCRIPTIONS[version]), 'utf8')) as Description;
}

/** A path whatever its parameters are called. */
const shapeOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[{:]/.test(part) ? '*' : part))
    .join('/');

/** Shopware's description, of the calls that this store answers. */
function describe(call: Call, routes: readonly Route[]): string {
  const description = readDescription(call.services.version);
  const taken = new Map<string, Set<string>>();
  for (const { path, methods } of routesOf(call.services, routes)) {
    const known = taken.get(shapeOf(path)) ?? new Set();
    for (const method of methods) known.add(method.toLowerCase());
    taken.set(shapeOf(path), known);
  }
  const paths = Object.entries(description.paths).flatMap(([path, operations]) => {
    const methods = taken.get(shapeOf(path));
    const kept = Object.entries(operations).filter(([name]) => !METHODS.includes(name) || methods?.has(name));
    return kept.some(([name]) => METHODS.includes(name)) ? [[path, Object.fromEntries(kept)] as const] : [];
  });
  return JSON.stringify({
    ...description,
    servers: [{ url: `${call.context.publicOrigin}/store-api` }],
    paths: Object.fromEntries(paths),
  });
}

/** What the API says of itself, for generators of clients. `routes` are all that it has, these two among them. */
export function infoRoutes(routes: () => readonly Route[]): Route[] {
  const described = new Map<string, string>();
  return [
    {
      methods: ['GET'],
      path: '/_info/openapi3.json',
      handle: (call) => {
        const key = `${call.services.version} ${[...call.services.traits].join()} ${call.context.publicOrigin}`;
        const text = described.get(key) ?? describe(call, routes());
        described.set(key, text);
        return new RawAnswer(200, { 'content-type': 'application/json' }, text);
      },
    },
    {
      methods: ['GET'],
      path: '/_info/routes',
      handle: (call) => ({
        endpoints: routesOf(call.services, routes()).map(({ path, methods }) => ({
          path: `/store-api${path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`,
          methods,
        })),
      }),
    },
  ];
}
