import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { filesOf, type StagedPackage } from './staged-package.ts';

/** An import for nothing but what happens as the module loads. */
const BARE_IMPORT = /^import\s*["'](\.[^"']+)["']/gm;

/** Whether what bundlers may leave out is what has no effect, and nothing else. */
export function checkSideEffects(stage: StagedPackage): string[] {
  const { name, sideEffects } = stage.manifest;
  if (sideEffects === undefined || sideEffects === true)
    return [
      `${name}: sideEffects is ${sideEffects === true ? 'true' : 'not set'}, so that no bundler drops what is unused. Set it to false, or to what has effects.`,
    ];
  const patterns = sideEffects === false ? [] : sideEffects;
  const hasEffects = (file: string): boolean => patterns.some((pattern) => matchesGlob(file, pattern.replace(/^\.\//, '')));
  const styles = filesOf(stage, 'dist/**/*.css').filter((file) => !hasEffects(file));
  const loaded = filesOf(stage, 'dist/**/*.js').flatMap((file) =>
    [...readFileSync(join(stage.folder, file), 'utf8').matchAll(BARE_IMPORT)]
      .map(([, target = '']) => join(file, '..', target))
      .filter((target) => !hasEffects(target)),
  );
  return [
    ...styles.map((file) => `${name}: sideEffects leaves out ${file}, so that bundlers drop the styles. Name it there.`),
    ...[...new Set(loaded)].map(
      (file) => `${name}: ${file} is imported for its effect, but sideEffects says that it has none. Name it there.`,
    ),
    ...patterns
      .filter((pattern) => !filesOf(stage).some((file) => matchesGlob(file, pattern.replace(/^\.\//, ''))))
      .map((pattern) => `${name}: sideEffects names ${pattern}, which no file is called. Take it out, or right it.`),
  ];
}
