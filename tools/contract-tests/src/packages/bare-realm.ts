import { createContext, Script } from 'node:vm';
import { rolldown } from 'rolldown';
import { ROOT } from '@vitrine/release';

const IMPORTER = '\0importer';

/** What every runtime of the web has beside the language: browsers, workers and edge runtimes. */
const WEB_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'DOMException',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'clearTimeout',
  'console',
  'crypto',
  'performance',
  'queueMicrotask',
  'setTimeout',
  'structuredClone',
] as const;

/**
 * Bundles a module that imports built packages, and runs it where there is nothing but the web's own globals.
 * @param code A module that exports `run`.
 * @param fetch The realm's `fetch`.
 * @returns What `run` gives.
 * @throws where the bundle would need a module of Node, or what the importer does not name.
 */
export async function runInBareRealm(code: string, fetch: typeof globalThis.fetch = globalThis.fetch): Promise<unknown> {
  const build = await rolldown({
    input: IMPORTER,
    cwd: ROOT,
    platform: 'neutral',
    // Nobody is there to hand in what is left out.
    external: (id) => {
      if (id.startsWith('node:')) throw new Error(`The bundle needs ${id}.`);
      return false;
    },
    resolve: { conditionNames: ['import', 'default'], mainFields: ['module', 'main'] },
    plugins: [
      { name: 'importer', resolveId: (id) => (id === IMPORTER ? id : undefined), load: (id) => (id === IMPORTER ? code : undefined) },
    ],
  });
  const { output } = await build.generate({ format: 'iife', name: 'importer', codeSplitting: false }).finally(() => build.close());
  const globals = Object.fromEntries(WEB_GLOBALS.map((name) => [name, globalThis[name]]));
  const realm = createContext({ ...globals, fetch });
  const exported = new Script(`${output[0].code}\nimporter;`).runInContext(realm) as { run(): unknown };
  return exported.run();
}
