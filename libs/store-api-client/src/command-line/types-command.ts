import { isStoreApiError } from '../errors/store-api-error.ts';
import type { Json } from '../json-path.ts';
import { declareStoreTypes, FIRST_LINE } from '../schema-types/declare-store-types.ts';
import { readOpenApiDocument, SchemaError } from '../schema-types/openapi-document.ts';
import { readCustomFieldSets, readServerDescription } from '../schema-types/read-server.ts';
import { type ParsedArguments, UsageError } from './arguments.ts';
import type { CommandHost, ExitCode } from './command-host.ts';
import { readTimeout, targetOf, urlOf } from './target.ts';

/** The server's description and where it came from. */
async function readDescription(parsed: ParsedArguments, host: CommandHost): Promise<{ description: unknown; origin: string }> {
  const file = parsed.values['schema'];
  if (file === undefined) {
    const target = targetOf(parsed, host.env);
    host.writeError(`Asking ${target.endpoint} …\n`);
    return { description: await readServerDescription({ ...target, fetch: host.fetch ?? globalThis.fetch }), origin: target.endpoint };
  }
  if (parsed.positional.length > 1) throw new UsageError('Either an endpoint or --schema, not both.');
  const text = await host.readFile(file);
  if (text === undefined) throw new UsageError(`There is no file ${file}.`);
  try {
    return { description: JSON.parse(text) as unknown, origin: 'a saved description' };
  } catch {
    throw new SchemaError(`${file} is no JSON.`);
  }
}

/** The custom fields; undefined where nobody said how to ask for them. */
async function readCustomFields(parsed: ParsedArguments, host: CommandHost): Promise<Json[] | undefined> {
  const endpoint = parsed.values['admin'];
  if (endpoint === undefined) return undefined;
  const { SHOPWARE_ADMIN_ACCESS_KEY: accessKey, SHOPWARE_ADMIN_SECRET: secret } = host.env;
  if (!accessKey || !secret)
    throw new UsageError('The Admin API needs an integration: SHOPWARE_ADMIN_ACCESS_KEY and SHOPWARE_ADMIN_SECRET.');
  const address = urlOf(endpoint, '--admin');
  try {
    return await readCustomFieldSets({
      endpoint: address,
      accessKey,
      secret,
      timeoutMs: readTimeout(parsed.values),
      fetch: host.fetch ?? globalThis.fetch,
    });
  } catch (error) {
    // Its message names operation and status, and no secret.
    if (isStoreApiError(error)) throw new SchemaError(`The custom fields could not be read from ${address}: ${error.message}.`);
    throw error;
  }
}

async function writeTypes(host: CommandHost, path: string, text: string): Promise<void> {
  try {
    await host.writeFile(path, text);
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    throw new SchemaError(`${path} could not be written (${code}).`);
  }
}

const counted = (count: number, one: string, many: string): string => `${String(count)} ${count === 1 ? one : many}`;

/** Writes the types of what a server has beyond the core. */
export async function typesCommand(parsed: ParsedArguments, host: CommandHost): Promise<ExitCode> {
  const out = parsed.values['out'];
  // Asked first: whoever waited for a server should not be refused afterwards.
  const existing = out === undefined ? undefined : await host.readFile(out);
  if (existing !== undefined && existing.trim() !== '' && !existing.startsWith(FIRST_LINE))
    throw new UsageError(`${out ?? ''} was not written by this command and is left as it is. Choose another --out.`);
  try {
    const customFieldSets = await readCustomFields(parsed, host);
    const { description, origin } = await readDescription(parsed, host);
    const types = declareStoreTypes({ document: readOpenApiDocument(description), customFieldSets, origin });
    if (out === undefined) host.write(types.text);
    else await writeTypes(host, out, types.text);
    const parts = [
      counted(types.operations, 'operation', 'operations'),
      counted(types.extendedEntities, 'extended entity', 'extended entities'),
      customFieldSets === undefined
        ? 'custom fields left out (--admin reads them)'
        : counted(types.entitiesWithCustomFields, 'entity with custom fields', 'entities with custom fields'),
    ];
    host.writeError(`${out === undefined ? 'Done' : `Wrote ${out}`}: ${parts.join(', ')}.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    host.writeError(`${error.message}\n`);
    return 2;
  }
}
