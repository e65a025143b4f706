import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Links the workspace's own packages that `node_modules` does not have yet, as `npm install` would. */
export function linkWorkspacePackages(root: string): void {
  if (!existsSync(join(root, 'node_modules'))) return;
  for (const manifest of globSync('{libs,tools}/*/package.json', { cwd: root })) {
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { name: string };
    const link = join(root, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(root, dirname(manifest))), link);
  }
}
