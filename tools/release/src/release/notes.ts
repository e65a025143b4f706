import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedPackage } from './plan.ts';

/** What a changelog says of one version, without its heading. */
export function sectionOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m);
  const section = sections.find((text) => text.split('\n')[0]?.trim() === version);
  return section === undefined ? '' : section.slice(section.indexOf('\n') + 1).trim();
}

/** The notes of a release: what each package's changelog says of its new version. */
export const releaseNotes = (released: readonly PlannedPackage[]): string =>
  released
    .toSorted((a, b) => (a.lib < b.lib ? -1 : 1))
    .map(({ folder, manifest, next }) => {
      const file = join(folder, 'CHANGELOG.md');
      const section = existsSync(file) ? sectionOf(readFileSync(file, 'utf8'), next) : '';
      return `## ${manifest.name} ${next}\n\n${section.replaceAll(/^###/gm, '####')}\n`;
    })
    .join('\n');
