import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { GenerateError } from './generate-error.ts';

/** Files as they will be, before any of them is written. Paths are from the workspace's root on. */
export interface Draft {
  /** The workspace's folder. */
  readonly root: string;
  /** @throws GenerateError where there is no such file. */
  read(path: string): string;
  has(path: string): boolean;
  /** Whether a drafted file is not there yet. */
  isNew(path: string): boolean;
  /** @throws GenerateError where the file is there already. */
  create(path: string, text: string): void;
  /** @throws GenerateError where there is no such file, or the edit changes nothing. */
  edit(path: string, change: (text: string) => string): void;
  /** The paths of all files that are new or changed, in order. */
  paths(): readonly string[];
  /** Writes them, each in the workspace's format. */
  write(): Promise<void>;
}

/** Begins a draft of changes to the workspace at `root`. */
export function createDraft(root: string): Draft {
  const texts = new Map<string, string>();
  const has = (path: string): boolean => texts.has(path) || existsSync(join(root, path));
  const read = (path: string): string => {
    if (!has(path)) throw new GenerateError(`There is no ${path}, which this generator adds to.`);
    return texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  };
  const formatted = async (path: string, text: string): Promise<string> => {
    const file = join(root, path);
    const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: join(root, '.prettierignore') });
    return ignored || inferredParser === null ? text : format(text, { ...(await resolveConfig(file)), filepath: file });
  };
  return {
    root,
    read,
    has,
    isNew: (path) => !existsSync(join(root, path)),
    create(path, text) {
      if (has(path)) throw new GenerateError(`${path} is there already.`);
      texts.set(path, text);
    },
    edit(path, change) {
      const before = read(path);
      const after = change(before);
      if (after === before) throw new GenerateError(`${path} has no place where this generator knows to add something.`);
      texts.set(path, after);
    },
    paths: () => [...texts.keys()].toSorted(),
    async write() {
      const written = await Promise.all([...texts].map(async ([path, text]) => [join(root, path), await formatted(path, text)] as const));
      for (const [file, text] of written) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    },
  };
}
