import { posix } from 'node:path';
import ts from 'typescript';

/** A repository's sources, bound: which name means which declaration. Nothing is checked, and nothing outside of them is read. */
export interface ConsumerProgram {
  readonly checker: ts.TypeChecker;
  /** By their paths from the repository's folder on. */
  readonly sources: ReadonlyMap<string, ts.SourceFile>;
}

/** A root that exists nowhere, so that no path of the machine takes part. */
const ROOT = '/repository';

const EXTENSIONS = [
  '',
  '.ts',
  '.tsx',
  '.d.ts',
  '.js',
  '.jsx',
  '.mts',
  '.mjs',
  '.cts',
  '.cjs',
  '/index.ts',
  '/index.tsx',
  '/index.js',
  '/index.d.ts',
];
const TYPESCRIPT_OF: Readonly<Record<string, string>> = { '.js': '.ts', '.jsx': '.tsx', '.mjs': '.mts', '.cjs': '.cts' };

interface PathAlias {
  readonly prefix: string;
  readonly suffix: string;
  readonly targets: readonly string[];
}

/** `compilerOptions.paths` of the repository's own `tsconfig.json` files, as far as they are written in them. */
function pathAliases(configs: ReadonlyMap<string, string>): PathAlias[] {
  return [...configs].flatMap(([file, text]) => {
    const { config } = ts.parseConfigFileTextToJson(file, text) as {
      config?: { compilerOptions?: { baseUrl?: string; paths?: Record<string, readonly string[]> } };
    };
    const base = posix.join(posix.dirname(file), config?.compilerOptions?.baseUrl ?? '.');
    return Object.entries(config?.compilerOptions?.paths ?? {}).map(([pattern, targets]) => {
      const [prefix = '', suffix] = pattern.split('*');
      return { prefix, suffix: suffix ?? '', targets: targets.map((target) => posix.join(base, target)) };
    });
  });
}

/** Finds the file of the repository that a specifier names; undefined for a package. */
function createResolver(
  files: ReadonlySet<string>,
  aliases: readonly PathAlias[],
): (specifier: string, from: string) => string | undefined {
  const fileAt = (path: string): string | undefined => {
    const found = EXTENSIONS.map((extension) => path + extension).find((candidate) => files.has(candidate));
    if (found !== undefined) return found;
    const written = TYPESCRIPT_OF[posix.extname(path)];
    const typed = written === undefined ? undefined : path.slice(0, -posix.extname(path).length) + written;
    return typed !== undefined && files.has(typed) ? typed : undefined;
  };
  return (specifier, from) => {
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) return fileAt(posix.join(posix.dirname(from), specifier));
    for (const { prefix, suffix, targets } of aliases) {
      const isMatch = specifier.startsWith(prefix) && specifier.endsWith(suffix) && specifier.length >= prefix.length + suffix.length;
      if (!isMatch) continue;
      const middle = specifier.slice(prefix.length, specifier.length - suffix.length);
      for (const target of targets) {
        const found = fileAt(target.replace('*', middle));
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
}

/**
 * Binds a repository's sources.
 *
 * @param texts - Each source by its path from the repository's folder on, with `/`.
 * @param configs - Each `tsconfig.json` and `jsconfig.json`, likewise: their `paths` lead from file to file.
 */
export function openConsumerProgram(texts: ReadonlyMap<string, string>, configs: ReadonlyMap<string, string>): ConsumerProgram {
  const resolve = createResolver(new Set(texts.keys()), pathAliases(configs));
  const sources = new Map<string, ts.SourceFile>();
  for (const [file, text] of texts) sources.set(file, ts.createSourceFile(`${ROOT}/${file}`, text, ts.ScriptTarget.ESNext, true));
  const pathOf = (name: string): string => name.slice(ROOT.length + 1);
  const host: ts.CompilerHost = {
    fileExists: (name) => sources.has(pathOf(name)),
    readFile: (name) => texts.get(pathOf(name)),
    getSourceFile: (name) => sources.get(pathOf(name)),
    getDefaultLibFileName: () => `${ROOT}/lib.d.ts`,
    writeFile: () => undefined,
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const found = resolve(text, pathOf(from));
        const extension = found === undefined ? undefined : found.endsWith('.d.ts') ? '.d.ts' : posix.extname(found);
        return {
          resolvedModule: found === undefined || extension === undefined ? undefined : { resolvedFileName: `${ROOT}/${found}`, extension },
        };
      }),
  };
  const program = ts.createProgram(
    [...sources.keys()].map((file) => `${ROOT}/${file}`),
    {
      allowJs: true,
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
      noLib: true,
      types: [],
      noEmit: true,
    },
    host,
  );
  return { checker: program.getTypeChecker(), sources };
}
