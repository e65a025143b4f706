import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names how pictures are drawn: another name whenever a file of the drawing code or the version of the library
 * that paints it changes. What a picture shows is in its key.
 */
export function drawingVersion(directory: string = import.meta.dirname, painter: string = painterVersion()): string {
  const hash = createHash('sha256').update(painter);
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.[jt]s$/.test(file) && !/\.(?:test|d)\.ts$/.test(file),
  );
  for (const file of files.sort()) hash.update(`\n${file}\n`).update(readFileSync(join(directory, file)));
  return hash.digest('hex').slice(0, 12);
}

function painterVersion(): string {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return own.dependencies?.['sharp'] ?? '';
}
