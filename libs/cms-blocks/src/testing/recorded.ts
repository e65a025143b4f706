import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SHARED = join(import.meta.dirname, '../../../../../shared');

/** Whether the recorded answers and the real data lie beside the workspace. */
export const hasRecordings = ['recorded', 'real-data'].every((folder) => existsSync(join(SHARED, folder)));

/** For the titles of tests that need them: without them there is nothing to look at. */
export const NO_RECORDINGS = hasRecordings ? '' : ' (skipped: the recorded answers are not beside the workspace)';

export interface RecordedPage {
  readonly name: string;
  /** The smallest answer around the page: the entity that holds it, or the page alone. */
  readonly answer: unknown;
  readonly slotCount: number;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function countSlots(page: Json): number {
  const list = (value: unknown) => (Array.isArray(value) ? (value as Json[]) : []);
  return list(page['sections']).flatMap((section) => list(section['blocks']).flatMap((block) => list(block['slots']))).length;
}

function collect(value: unknown, name: string, found: RecordedPage[], parent: unknown = value, grandparent: unknown = value): void {
  if (!isObject(value)) return;
  if (Array.isArray(value['sections'])) {
    const holder =
      isObject(parent) && parent['apiAlias'] === 'product' && isObject(grandparent) && 'product' in grandparent ? grandparent : parent;
    found.push({
      name,
      answer: isObject(holder) && ('cmsPage' in holder || 'product' in holder) ? holder : value,
      slotCount: countSlots(value),
    });
    return;
  }
  for (const [key, child] of Object.entries(value)) collect(child, Array.isArray(value) ? `${name}[${key}]` : name, found, value, parent);
}

/** Every CMS page in the recorded answers and real data. */
export function recordedPages(): RecordedPage[] {
  const found: RecordedPage[] = [];
  for (const folder of ['recorded', 'real-data']) {
    for (const file of globSync(join(SHARED, folder, '**/*.json')).sort()) {
      const text = readFileSync(file, 'utf8');
      if (text.includes('"sections"')) collect(JSON.parse(text), relative(SHARED, file), found);
    }
  }
  return found;
}

/** The body of one recorded answer. */
export function recordedBody(path: string): Json {
  const exchange = JSON.parse(readFileSync(join(SHARED, 'recorded', path), 'utf8')) as { response: { body: Json } };
  return exchange.response.body;
}

/** One file of real data. */
export function realData(path: string): Json {
  return JSON.parse(readFileSync(join(SHARED, 'real-data', path), 'utf8')) as Json;
}
