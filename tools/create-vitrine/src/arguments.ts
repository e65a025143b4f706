import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ShopError } from './shop-error.ts';

/** What the command line says; what is left out is asked for, or has its default. */
export interface CommandLine {
  readonly help: boolean;
  /** Nothing is asked. */
  readonly yes: boolean;
  readonly folder: string | undefined;
  readonly name: string | undefined;
  readonly store: string | undefined;
  readonly accessKey: string | undefined;
  /** Undefined where the command line says nothing of it. */
  readonly room: boolean | undefined;
  readonly install: boolean;
}

export const USAGE = `npm create vitrine [folder] -- [options]

  --name NAME        name of the shop's package; left out: the folder's
  --store ADDRESS    the Shopware that it sells from, such as https://shop.example; left out: an embedded demo
  --access-key KEY   access key of its sales channel
  --no-room          a shop without sales rooms
  --no-install       leaves out npm install
  --yes              asks nothing: what is left out has its default
  --help             this text

The folder has to be new or empty.`;

/** Reads the command line. @throws ShopError `ARGUMENTS` for one that is not known. */
export function readArguments(args: readonly string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        yes: { type: 'boolean', short: 'y' },
        name: { type: 'string' },
        store: { type: 'string' },
        'access-key': { type: 'string' },
        room: { type: 'boolean' },
        install: { type: 'boolean' },
      },
    });
    if (positionals.length > 1) throw new TypeError(`One folder is enough, got ${positionals.join(' ')}`);
    if (values['access-key'] !== undefined && values.store === undefined)
      throw new TypeError('--access-key: expected --store, too, since a key opens one store alone');
    const [folder] = positionals;
    return {
      help: values.help ?? false,
      yes: values.yes ?? false,
      folder,
      name: values.name ?? (folder === undefined ? undefined : basename(resolve(folder))),
      store: values.store,
      accessKey: values['access-key'],
      room: values.room,
      install: values.install ?? true,
    };
  } catch (error) {
    throw new ShopError('ARGUMENTS', `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
