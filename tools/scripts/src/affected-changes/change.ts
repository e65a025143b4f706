import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Something that is done to one file of a tree. */
export interface Edit {
  /** The files that are other than before: two where one is renamed. */
  readonly files: readonly string[];
  /** Files came or went: whoever lists their folder sees it. */
  readonly isNamed: boolean;
  /** Carries it out. @throws Error where the file is not as the edit expects it. */
  apply(root: string): void;
}

/** A task that a change breaks. */
export interface Break {
  /** `project:target`, the project without its scope. */
  readonly task: string;
  /** Of a target that runs tests, the file that fails: the others need not run to know it. */
  readonly test?: string;
}

/** A change as people make them, and what has to follow from it. */
export interface Change {
  readonly name: string;
  readonly edit: Edit;
  /** Projects, without their scope, whose tasks it asks for, among others. */
  readonly selects: readonly string[];
  /** Projects that it leaves alone. */
  readonly spares?: readonly string[];
  /** A task that fails after it. */
  readonly breaks?: Break;
}

const changed = (file: string, change: (before: string) => string): Edit => ({
  files: [file],
  isNamed: false,
  apply: (root) => writeFileSync(join(root, file), change(readFileSync(join(root, file), 'latin1')), 'latin1'),
});

/** Something is written below what is there. */
export const appended = (file: string, text: string): Edit => changed(file, (before) => before + text);

/** A part of a file is another. */
export const replaced = (file: string, part: string, by: string): Edit =>
  changed(file, (before) => {
    if (!before.includes(part)) throw new Error(`${file} does not hold "${part}".`);
    return before.replace(part, () => by);
  });

/** A file that was not there. */
export const added = (file: string, text: string): Edit => ({
  files: [file],
  isNamed: true,
  apply(root) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'wx' });
  },
});

/** A file that is gone. */
export const removed = (file: string): Edit => ({ files: [file], isNamed: true, apply: (root) => rmSync(join(root, file)) });

/** A file under another name. */
export const renamed = (from: string, to: string): Edit => ({
  files: [from, to],
  isNamed: true,
  apply: (root) => renameSync(join(root, from), join(root, to)),
});
