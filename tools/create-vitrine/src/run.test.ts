import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InstallOutcome } from './install.ts';
import { run, type Surroundings } from './run.ts';
import { ShopError } from './shop-error.ts';
import { readTemplate } from './template/read-template.ts';

const template = readTemplate();
let home: string;
let lines: string[];
let installed: string[];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'vitrine-create-'));
  lines = [];
  installed = [];
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function create(
  args: readonly string[],
  { outcome = 'installed' as InstallOutcome, ...more }: Partial<Surroundings> & { outcome?: InstallOutcome } = {},
) {
  const install = (folder: string): Promise<InstallOutcome> => {
    installed.push(folder);
    return Promise.resolve(outcome);
  };
  return run(args, { folder: home, template, install, log: (line) => void lines.push(line), ...more });
}
const said = () => lines.join('\n');

describe('npm create vitrine', () => {
  test('writes a shop, installs it and says what comes next', async () => {
    expect(await create(['lamps', '--yes'])).toBe(0);
    expect(readdirSync(join(home, 'lamps'))).toEqual(expect.arrayContaining(['apps', 'brand', 'package.json', '.gitignore']));
    expect(installed).toEqual([join(home, 'lamps')]);
    expect(said()).toMatch(/cd lamps\n {2}npm run media-worker.*\n {2}npm run build\n {2}npm start/);
  });

  test.each([
    ['20.19.0', true],
    ['22.21.9', true],
    ['22.22.0', false],
    ['24.0.0', false],
  ])('says under Node %s whether the shop needs a newer one', async (node, isTold) => {
    await create(['lamps', '--yes'], { node });
    expect(said().includes('The shop needs Node.js 22.22 or newer')).toBe(isTold);
  });

  test('installs nothing where that is left out, and says that it comes next', async () => {
    expect(await create(['--yes', '--name', 'lamps', '--no-install'])).toBe(0);
    expect(installed).toEqual([]);
    expect(said()).toMatch(/cd lamps\n {2}npm install/);
  });

  test('has a name of its own where nothing is asked', async () => {
    expect(await create(['--yes'])).toBe(0);
    expect(readdirSync(home)).toEqual(['my-shop']);
  });

  test('writes into the folder that it stands in, and calls the shop like it', async () => {
    mkdirSync(join(home, 'lamps'));
    expect(await create(['.', '--name', 'lamps', '--yes'], { folder: join(home, 'lamps') })).toBe(0);
    expect(readdirSync(join(home, 'lamps'))).toContain('package.json');
    expect(said()).not.toContain('cd ');
  });

  test('asks for nothing before it knows that it can write', async () => {
    mkdirSync(join(home, 'lamps'));
    writeFileSync(join(home, 'lamps/notes.txt'), 'mine');
    const ask = () => Promise.reject(new Error('It was asked.'));
    expect(await create(['lamps'], { ask })).toBe(1);
    expect(said()).toContain('is not empty (notes.txt)');
  });

  test.each([
    ['../evil', 'without slashes'],
    ['a"b', 'small letters'],
    ['node_modules', 'taken'],
  ])('refuses the name %s and writes nothing', async (name, reason) => {
    expect(await create(['--yes', '--name', name])).toBe(1);
    expect(said()).toContain(reason);
    expect(readdirSync(home)).toEqual([]);
  });

  test('refuses a store without its key and writes nothing', async () => {
    expect(await create(['lamps', '--yes', '--store', 'https://shop.example'])).toBe(1);
    expect(said()).toContain('--access-key: expected');
    expect(readdirSync(home)).toEqual([]);
  });

  test('an answer that is cancelled leaves nothing, with the status of an interruption', async () => {
    const ask = () => Promise.reject(new ShopError('CANCELLED', 'Nothing was written.'));
    expect(await create(['lamps'], { ask })).toBe(130);
    expect(readdirSync(home)).toEqual([]);
  });

  test.each([
    ['failed', 1, 'npm says why above'],
    ['interrupted', 130, 'it was interrupted'],
  ] as const)('packages that are not installed (%s) leave a whole shop', async (outcome, status, reason) => {
    expect(await create(['lamps', '--yes'], { outcome })).toBe(status);
    expect(said()).toContain(reason);
    expect(said()).toContain('npm install');
    expect(readdirSync(join(home, 'lamps'))).toContain('package.json');
  });

  test('Ctrl-C while files are written leaves a whole shop that is not installed', async () => {
    expect(await create(['lamps', '--yes'], { isInterrupted: () => true })).toBe(130);
    expect(installed).toEqual([]);
    expect(readdirSync(join(home, 'lamps'))).toContain('package.json');
  });
});
