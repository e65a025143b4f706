import { loadTemplate, loadVersions, type Template } from './load-template.ts';
import { shopFiles, type ShopOptions } from './shop-files.ts';
import { checkName } from './shop-name.ts';
import { writeShop } from './write-shop.ts';

/**
 * Writes a shop into a folder that is new or empty: all of its files, or none. Installs nothing.
 *
 * @param folder - Where it goes; its parents are made where they are missing.
 * @param template - What it is written from; by default what came with this package.
 * @returns The paths of its files, from the folder on.
 * @throws ShopError for a name that npm would refuse, and for a folder that holds something.
 */
export function createShop(folder: string, options: ShopOptions, template: Template = loadTemplate()): string[] {
  checkName(options.name);
  const files = shopFiles(options, template, loadVersions());
  writeShop(folder, files);
  return [...files.keys()].toSorted();
}
