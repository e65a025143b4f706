import { confirm, isCancel, password, select, text } from '@clack/prompts';
import type { CommandLine } from './arguments.ts';
import { ShopError } from './shop-error.ts';
import { nameFault } from './shop-name.ts';
import { accessKeyFault, addressFault } from './store-address.ts';

/** What is known once nothing is left to ask. */
export interface Answers {
  readonly name: string;
  /** Undefined: an embedded demo. */
  readonly store: string | undefined;
  readonly accessKey: string | undefined;
  readonly room: boolean;
}

const DEFAULT_NAME = 'my-shop';

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new ShopError('CANCELLED', 'Nothing was written.');
  return answer as Exclude<Answer, symbol>;
}

async function askForStore(): Promise<string | undefined> {
  const source = answered(
    await select({
      message: 'Which store does it sell from?',
      options: [
        { value: 'demo', label: 'An embedded demo', hint: 'no Shopware needed' },
        { value: 'own', label: 'A Shopware', hint: 'its address and access key' },
      ],
    }),
  );
  if (source === 'demo') return undefined;
  return answered(
    await text({ message: 'Address of the store', placeholder: 'https://shop.example', validate: (value = '') => addressFault(value) }),
  );
}

const askForKey = async (): Promise<string> =>
  answered(await password({ message: 'Access key of its sales channel', validate: (value = '') => accessKeyFault(value) }));

/** Asks for what the command line leaves open: name, store, sales room. @throws ShopError `CANCELLED` where somebody ends it. */
export async function ask(given: CommandLine): Promise<Answers> {
  const name =
    given.name ??
    answered(
      await text({
        message: 'Name of the shop',
        defaultValue: DEFAULT_NAME,
        placeholder: DEFAULT_NAME,
        validate: (value = '') => nameFault(value || DEFAULT_NAME),
      }),
    );
  const store = given.store ?? (await askForStore());
  const accessKey = store === undefined ? undefined : (given.accessKey ?? (await askForKey()));
  const room = given.room ?? answered(await confirm({ message: 'With live sales rooms beside it?', initialValue: true }));
  return { name, store, accessKey, room };
}

/** What holds where nothing may be asked. @throws ShopError `STORE` where a store has no key. */
export function withDefaults({ name = DEFAULT_NAME, store, accessKey, room = true }: CommandLine): Answers {
  if (store !== undefined && accessKey === undefined)
    throw new ShopError('STORE', '--access-key: expected the access key of the sales channel, since --store is given.');
  return { name, store, accessKey, room };
}
