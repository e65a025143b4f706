import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ShopError } from './shop-error.ts';

/** What an empty folder may hold: a repository that was made for the shop. */
const ALLOWED = new Set(['.git']);

/** @throws ShopError `FOLDER` for a folder that holds something, and for what is no folder. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!lstatSync(folder).isDirectory()) throw new ShopError('FOLDER', `${folder} is no folder: choose another name, or move it away.`);
  const found = readdirSync(folder).filter((entry) => !ALLOWED.has(entry));
  if (found.length === 0) return;
  const shown = found.slice(0, 3).join(', ');
  throw new ShopError(
    'FOLDER',
    `${folder} is not empty (${shown}${found.length > 3 ? ', …' : ''}): choose another name, or empty it first. Nothing was overwritten.`,
  );
}

/**
 * Writes a shop: all of its files, or none. They are laid out beside the folder first, and moved there once they are whole.
 *
 * @throws ShopError `FOLDER` for a folder that is not new or empty.
 */
export function writeShop(folder: string, files: ReadonlyMap<string, string>): void {
  checkFolder(folder);
  const isNew = !existsSync(folder);
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  const moved: string[] = [];
  try {
    for (const [path, text] of files) {
      const file = join(draft, path);
      mkdirSync(dirname(file), { recursive: true });
      // Settings hold the store's key: their owner's alone.
      writeFileSync(file, text, { flag: 'wx', mode: path === '.env' ? 0o600 : 0o644 });
    }
    mkdirSync(folder, { recursive: true });
    for (const entry of readdirSync(draft)) {
      const target = join(folder, entry);
      if (existsSync(target)) throw new ShopError('FOLDER', `${target} appeared meanwhile: choose another name. Nothing was overwritten.`);
      renameSync(join(draft, entry), target);
      moved.push(target);
    }
  } catch (error) {
    for (const target of moved) rmSync(target, { recursive: true, force: true });
    if (isNew && existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
