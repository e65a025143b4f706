import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GenerateError } from './generate-error.ts';
import { run } from './run.ts';

const WORKSPACE = join(import.meta.dirname, '..', '..', '..');
const KINDS = ['library NAME', 'block NAME', 'operation NAME ["GET /path"]', 'room-command NOUN.VERB'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function refusal(root: string, ...args: readonly string[]): Promise<string> {
  const error: unknown = await run(root, args, { log: () => undefined }).catch((caught: unknown) => caught);
  if (!(error instanceof GenerateError)) throw new Error(`${args.join(' ')} was not refused: ${String(error)}`);
  return error.message;
}

describe('what cannot be written', () => {
  it.each([
    [[], 'Nothing was asked for.'],
    [['page', 'about'], 'There is no generator "page".'],
    [['library'], 'library needs NAME.'],
    [['library', 'one', 'two'], 'library takes NAME and no more.'],
    [['library', 'one', '--force'], "Unknown option '--force'"],
  ])('%j is answered with what is offered, and writes nothing', async (args, says) => {
    const message = await refusal(folder, ...args);
    expect(message).toContain(says);
    for (const kind of KINDS) expect(message).toContain(`npm run generate -- ${kind}`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['GiftCard', 'gift_card', 'gift-', 'gift--card', '1gift', '../ui', 'gift/card', '', 'g'.repeat(41)])(
    'the name %j is none',
    async (name) => {
      for (const kind of ['library', 'block', 'operation']) expect(await refusal(WORKSPACE, kind, name)).toContain('is no name');
      expect(await refusal(WORKSPACE, 'room-command', name)).toContain('write noun.verb');
    },
  );

  it.each([
    [['library', 'ui'], 'there is libs/ui'],
    [['library', 'bench'], 'there is tools/bench'],
    [['library', 'storefront'], 'there is apps/storefront'],
    [['block', 'text-hero'], 'there is a block of this type'],
    [['block', 'html'], 'there is a block of this type'],
    [['block', 'grid'], 'have a class .v-cms-grid'],
    [['operation', 'get-cart'], 'exports it'],
    [['room-command', 'chat.pin'], 'there is a command of this name'],
  ])('%j is taken', async (args, says) => {
    expect(await refusal(WORKSPACE, ...args)).toMatch(/ is taken: /);
    expect(await refusal(WORKSPACE, ...args)).toContain(says);
  });

  it.each([
    [['operation', 'get-nothing-such'], 'Shopware describes no getNothingSuch'],
    [['operation', 'create-budget'], 'POST /budget is no GET'],
    [['operation', 'export-products', 'GET /product-export/{accessKey}/{fileName}'], 'which is no id'],
  ])('%j is no read that is described', async (args, says) => {
    expect(await refusal(WORKSPACE, ...args)).toContain(says);
  });

  it('an operation says which package its description comes with, where it is not there', async () => {
    mkdirSync(join(folder, 'libs/store-api-client/src'), { recursive: true });
    writeFileSync(join(folder, 'libs/store-api-client/src/index.ts'), '');
    expect(await refusal(folder, 'operation', 'get-checkout-available-budgets')).toContain(
      'It comes with the package @shopware/api-client',
    );
  });

  it('a workspace that has changed is named by the file that is missing', async () => {
    expect(await refusal(folder, 'block', 'info-card')).toContain('There is no libs/cms-blocks/src/render/block-layouts.ts');
  });
});

it('a dry run lists every file and what follows, and does neither', async () => {
  const lines: string[] = [];
  const steps: string[] = [];
  const options = {
    log: (line: string) => void lines.push(line),
    followUp: (_root: string, { command }: { command: string }) => void steps.push(command),
  };
  await run(WORKSPACE, ['room-command', 'bell.ring', '--dry-run'], options);
  expect(lines).toEqual(
    expect.arrayContaining([
      'new     libs/sales-room-protocol/src/bell-ring.ts',
      'changed libs/sales-room-protocol/src/permissions.ts',
      'then    npm run protocol-docs',
    ]),
  );
  expect(steps).toEqual([]);
  expect(readdirSync(join(WORKSPACE, 'libs/sales-room-protocol/src'))).not.toContain('bell-ring.ts');
});
