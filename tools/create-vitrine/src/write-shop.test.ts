import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeShop } from './write-shop.ts';

const FILES = new Map([
  ['package.json', '{}\n'],
  ['brand/brand.ts', 'export {};\n'],
  ['.env', 'STORE_API_ACCESS_KEY=SWSCKEY00\n'],
]);
let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'vitrine-create-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('a shop is written whole or not at all', () => {
  test('into a new folder, with its parents', () => {
    writeShop(join(home, 'shops/lamps'), FILES);
    expect(readFileSync(join(home, 'shops/lamps/brand/brand.ts'), 'utf8')).toBe('export {};\n');
    expect(readdirSync(join(home, 'shops'))).toEqual(['lamps']);
  });

  test('into an empty folder, whose repository stays', () => {
    mkdirSync(join(home, 'lamps/.git'), { recursive: true });
    writeShop(join(home, 'lamps'), FILES);
    expect(readdirSync(join(home, 'lamps')).toSorted()).toEqual(['.env', '.git', 'brand', 'package.json']);
  });

  test('its settings are readable by their owner alone', () => {
    writeShop(join(home, 'lamps'), FILES);
    expect(statSync(join(home, 'lamps/.env')).mode & 0o077).toBe(0);
  });

  test('a folder that holds something is named and stays as it is', () => {
    mkdirSync(join(home, 'lamps'));
    writeFileSync(join(home, 'lamps/package.json'), 'mine');
    expect(() => writeShop(join(home, 'lamps'), FILES)).toThrow(/lamps is not empty \(package\.json\): choose another name/);
    expect(readFileSync(join(home, 'lamps/package.json'), 'utf8')).toBe('mine');
    expect(readdirSync(home)).toEqual(['lamps']);
  });

  test('a file in the place of the folder is named and stays', () => {
    writeFileSync(join(home, 'lamps'), 'mine');
    expect(() => writeShop(join(home, 'lamps'), FILES)).toThrow('is no folder');
    expect(readFileSync(join(home, 'lamps'), 'utf8')).toBe('mine');
  });

  test('a link in the place of the folder is not followed', () => {
    mkdirSync(join(home, 'elsewhere'));
    symlinkSync(join(home, 'elsewhere'), join(home, 'lamps'));
    expect(() => writeShop(join(home, 'lamps'), FILES)).toThrow('is no folder');
    expect(readdirSync(join(home, 'elsewhere'))).toEqual([]);
  });

  test('a fault on the way leaves nothing behind, neither in the folder nor beside it', () => {
    const clash = new Map([...FILES, ['brand', 'a file where a folder is']]);
    expect(() => writeShop(join(home, 'lamps'), clash)).toThrow();
    expect(readdirSync(home)).toEqual([]);
    mkdirSync(join(home, 'empty'));
    expect(() => writeShop(join(home, 'empty'), clash)).toThrow();
    expect(readdirSync(join(home, 'empty'))).toEqual([]);
  });
});
