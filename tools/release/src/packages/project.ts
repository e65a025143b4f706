import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './publishable-packages.ts';

/** What every package says of the project; it stands once, in the workspace's own `package.json`. */
export interface Project {
  author: string;
  license: string;
  repository: { type: string; url: string };
  /** The repository as a page, without a slash at its end. */
  address: string;
}

/** Reads whose project this is and where it lives. */
export function readProject(root = ROOT): Project {
  const { author, license, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Omit<Project, 'address'>;
  return { author, license, repository, address: repository.url.replace(/^git\+/, '').replace(/\.git$/, '') };
}
