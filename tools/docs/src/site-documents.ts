import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/release';

/** Documents of one kind, in the order in which they are listed. */
interface DocumentGroup {
  title: string;
  files: readonly string[];
}

const GROUPS: readonly DocumentGroup[] = [
  {
    title: 'Guides',
    files: [
      'docs/guides/start.md',
      'docs/guides/point-it-at-shopware.md',
      'docs/guides/brand.md',
      'libs/cms-blocks/docs/own-blocks.md',
      'docs/guides/own-room-command.md',
      'docs/guides/upgrade.md',
      'docs/guides/deploy.md',
      'docs/design.md',
      'docs/architecture.md',
      'docs/security.md',
      'docs/analytics.md',
      'docs/legal-duties.md',
      'docs/endings.md',
      'docs/glossary.md',
      'CONTRIBUTING.md',
    ],
  },
  { title: 'Operation', files: ['docs/operations/*.md'] },
  { title: 'Trials', files: ['docs/trials/*.md'] },
  { title: 'Of the packages', files: ['libs/*/docs/*.md'] },
  { title: 'Decisions', files: ['docs/decisions/*.md'] },
];

/** The groups of documents, first things first. */
export const DOCUMENT_GROUPS: readonly string[] = GROUPS.map(({ title }) => title);

/** Each document of the site with its group; one that two patterns name is in the first. */
export function siteDocuments(): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const { title, files } of GROUPS)
    for (const pattern of files)
      for (const file of globSync(pattern, { cwd: ROOT }).toSorted()) {
        const path = join(ROOT, file);
        if (!groups.has(path)) groups.set(path, title);
      }
  return groups;
}
