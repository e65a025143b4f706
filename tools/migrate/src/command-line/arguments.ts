import { parseArgs } from 'node:util';
import { SHOPWARE_CLIENT } from '../examine.ts';
import { MigrateError } from '../migrate-error.ts';

/** What the command line says. */
export interface CommandLine {
  readonly help: boolean;
  readonly folder: string;
  readonly to: string | undefined;
  readonly from: typeof SHOPWARE_CLIENT | undefined;
  readonly apply: boolean;
  readonly force: boolean;
  readonly json: boolean;
}

export const USAGE = `npx @vitrine/migrate [folder] [options]

Says which call sites of a repository break with an upgrade of its @vitrine packages, and mends them.

  --to VERSION                   where the upgrade goes, such as 0.1.0; left out: the newest that this release knows
  --from @shopware/api-client    from Shopware's own client to @vitrine/store-api-client instead
  --apply                        writes what codemods mend; without it nothing is written
  --force                        writes although files are changed that are not committed
  --json                         the report as JSON
  --help                         this text

The folder is the repository's; left out: this one. Read are .ts, .tsx, .js, .jsx, .mts, .mjs, .cts and .cjs files outside of
node_modules and of what git ignores.

Exit code 0: nothing breaks, or all of it is mended; 1: something is left; 2: the command could not be run.
`;

/** Reads the command line. @throws MigrateError `ARGUMENTS` for one that is not known. */
export function readArguments(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw new MigrateError('ARGUMENTS', `One folder is enough, got ${positionals.join(' ')}.`);
  const { from } = values;
  if (from !== undefined && from !== SHOPWARE_CLIENT)
    throw new MigrateError('ARGUMENTS', `--from ${from}: only ${SHOPWARE_CLIENT} is known.`);
  if (from !== undefined && values.to !== undefined)
    throw new MigrateError('ARGUMENTS', '--to belongs to an upgrade: leave it out beside --from.');
  if (values.force === true && values.apply !== true)
    throw new MigrateError('ARGUMENTS', '--force belongs to --apply: without it nothing is written.');
  return {
    help: values.help ?? false,
    folder: positionals[0] ?? '.',
    to: values.to,
    from,
    apply: values.apply ?? false,
    force: values.force ?? false,
    json: values.json ?? false,
  };
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  to: { type: 'string' },
  from: { type: 'string' },
  apply: { type: 'boolean' },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new MigrateError('ARGUMENTS', error instanceof Error ? error.message : String(error));
  }
}
