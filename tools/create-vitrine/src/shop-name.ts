import { ShopError } from './shop-error.ts';

/** Names that npm or a file system keeps for itself. */
const RESERVED = /^(?:node_modules|favicon\.ico|con|prn|aux|nul|(?:com|lpt)\d)$/;
const LONGEST = 100;

/** What is wrong with a name that becomes a folder's and a package's; undefined where nothing is. */
export function nameFault(name: string): string | undefined {
  const shown = JSON.stringify(name);
  if (name === '') return 'A shop needs a name, such as my-shop.';
  if (name.length > LONGEST) return `A name has at most ${LONGEST} characters, this one has ${name.length}.`;
  if (/[\\/]/.test(name)) return `${shown} leads to another folder: give a name without slashes, such as my-shop.`;
  if (/^[._-]/.test(name)) return `${shown} begins with a dot, a line or a dash: begin it with a letter, such as my-shop.`;
  if (!/^[a-z0-9._-]+$/.test(name))
    return `${shown} is no name that npm takes: use small letters, digits, dashes, lines and dots, such as my-shop.`;
  if (RESERVED.test(name)) return `${shown} is a name that is taken by npm or the system: choose another one, such as my-shop.`;
  return undefined;
}

/** @throws ShopError `NAME` for a name that npm would refuse, or that leads elsewhere. */
export function checkName(name: string): string {
  const fault = nameFault(name);
  if (fault !== undefined) throw new ShopError('NAME', fault);
  return name;
}
