import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const FENCE = /^```(tsx?)\n(.*?)^```$/gms;

/** A block of TypeScript in a document. */
export interface Example {
  /** From the workspace's root: `libs/ui/README.md`. */
  readonly document: string;
  /** Among the document's examples, from 1 on. */
  readonly number: number;
  /** Where it stands: `libs/ui/README.md:12`. */
  readonly where: string;
  readonly language: 'ts' | 'tsx';
  /** A file that exists in memory only, beside the document, so that imports resolve as they would there. */
  readonly file: string;
  readonly code: string;
}

/** The examples of a document, in their order. */
export function examplesOf(document: string): Example[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  return [...text.matchAll(FENCE)].map((match, index) => ({
    document,
    number: index + 1,
    where: `${document}:${text.slice(0, match.index).split('\n').length}`,
    language: match[1] === 'tsx' ? 'tsx' : 'ts',
    file: join(ROOT, dirname(document), `.example-${document.replaceAll(/\W/g, '-')}-${index}.${match[1] ?? 'ts'}`),
    code: match[2] ?? '',
  }));
}

/** What is documented for those who import the packages. */
export const EXAMPLES: readonly Example[] = globSync(
  '{libs/*/{README,docs/**/*},docs/guides/*,tools/{demo-pictures,demo-store,media-worker,migrate}/README}.md',
  { cwd: ROOT },
)
  .toSorted()
  .flatMap(examplesOf);
