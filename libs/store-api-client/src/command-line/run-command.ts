import { parseArguments, UsageError } from './arguments.ts';
import type { CommandHost, ExitCode } from './command-host.ts';
import { conformanceCommand } from './conformance-command.ts';
import { doctorCommand } from './doctor-command.ts';
import { typesCommand } from './types-command.ts';

const USAGE = `store-api-client doctor [ENDPOINT]       what a server lacks for our apps, with the remedy for each
store-api-client conformance [ENDPOINT]  which rules of the Store API a server keeps
store-api-client types [ENDPOINT]        writes the types of a server's own operations, extensions and custom fields

  ENDPOINT               with /store-api; or STORE_API_ENDPOINT
  --access-key KEY       better in the environment: STORE_API_ACCESS_KEY
  --json                 for machines
  --timeout MS           limit of each request, 10000

doctor
  --origin URL           where visitors see the shop; or PUBLIC_ORIGIN
  --locales A,B,C        en-US,en-GB,de-DE; the first has no prefix
  --browser URL          browsers of this origin call the store themselves: look at CORS
  --customer EMAIL       a test customer, password in STORE_API_CUSTOMER_PASSWORD: look at the wish list

conformance
  --promotion-code CODE  one that anybody may use
  --writes               may register, order and send forms
  --rate-limits          may use up limits

types
  --out FILE             where they go; without it they are printed
  --schema FILE          the server's description, saved: no server is asked
  --admin URL            Admin API for the custom fields, https://shop.example/api; an integration's key and secret
                         in SHOPWARE_ADMIN_ACCESS_KEY and SHOPWARE_ADMIN_SECRET

Exit code 0: nothing lacks; 1: something does; 2: it could not be found out.
`;

const NAMES = ['access-key', 'timeout', 'origin', 'locales', 'browser', 'customer', 'promotion-code', 'out', 'schema', 'admin'];
const FLAGS = ['json', 'help', 'writes', 'rate-limits'];

/** Runs a command line; never rejects. */
export async function runCommand(argv: readonly string[], host: CommandHost): Promise<ExitCode> {
  try {
    const parsed = parseArguments(argv, NAMES, FLAGS);
    if (parsed.flags.has('help')) {
      host.write(USAGE);
      return 0;
    }
    switch (parsed.positional[0]) {
      case 'doctor':
        return await doctorCommand(parsed, host);
      case 'conformance':
        return await conformanceCommand(parsed, host);
      case 'types':
        return await typesCommand(parsed, host);
      default:
        throw new UsageError('Which command? doctor, conformance or types.');
    }
  } catch (error) {
    if (error instanceof UsageError) host.writeError(`${error.message}\n\n${USAGE}`);
    // Its text may quote what must not be shown.
    else host.writeError(`The command failed: ${error instanceof Error ? error.name : 'unknown'}.\n`);
    return 2;
  }
}
