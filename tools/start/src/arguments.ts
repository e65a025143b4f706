import { parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

export interface StartArguments {
  readonly reset: boolean;
  readonly dev: boolean;
  readonly build: boolean;
  readonly json: boolean;
  readonly help: boolean;
  /** How many products the embedded store has at least. */
  readonly products?: number;
}

export const USAGE = `npm start -- [options]

  --reset      deletes all data and starts afresh
  --no-build   takes the apps as they were built last
  --json       prints the announcement as one line of JSON
  --products N fills the embedded store up to N products, such as 5000
  --dev        hot reload (npm run dev)

Settings are environment variables, or lines of a file .env: see .env.example.`;

/** Reads the command line. @throws StartError `ARGUMENTS` for one that is not known. */
export function readArguments(args: readonly string[]): StartArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        reset: { type: 'boolean' },
        dev: { type: 'boolean' },
        'no-build': { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        products: { type: 'string' },
      },
    });
    const products = values.products === undefined ? undefined : Number(values.products);
    if (products !== undefined && !(Number.isInteger(products) && products > 0))
      throw new TypeError(`--products: expected a number, got ${JSON.stringify(values.products)}`);
    return {
      ...(products === undefined ? {} : { products }),
      reset: values.reset ?? false,
      dev: values.dev ?? false,
      build: !values['no-build'],
      json: values.json ?? false,
      help: values.help ?? false,
    };
  } catch (error) {
    throw new StartError('ARGUMENTS', `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
