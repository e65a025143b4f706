import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const FENCE = /^```(tsx?)\n(.*?)^```$/gms;

interface Example {
  /** Where it stands: `libs/ui/README.md:12`. */
  readonly where: string;
  /** A file that exists in the compiler's memory alone, beside the document, so that imports resolve as they would there. */
  readonly file: string;
  readonly code: string;
}

function examplesOf(document: string): Example[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(FENCE)].map((match, index) => ({
    where: `${document}:${text.slice(0, match.index).split('\n').length}`,
    file: join(root, dirname(document), `.example-${document.replaceAll(/\W/g, '-')}-${index}.${match[1] ?? 'ts'}`),
    code: match[2] ?? '',
  }));
}

const documents = globSync('{libs/*/{README,docs/**/*},docs/guides/*}.md', { cwd: root });
const examples = documents.flatMap(examplesOf);
const byFile = new Map(examples.map(({ file, code }) => [file, code]));

/** Bundlers take style sheets for modules; the compiler has to be told. */
const STYLES = join(root, 'libs', '.styles.d.ts');

function compile(): Map<string, string[]> {
  const { config } = ts.readConfigFile(join(root, 'libs', 'commerce', 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'libs', 'commerce'), {
    noEmit: true,
    incremental: false,
    composite: false,
  });
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  const memory = new Map([
    ...byFile,
    [STYLES, "declare module '*.css'; declare module '*?url' { const address: string; export default address; }"],
  ]);
  host.fileExists = (file) => memory.has(file) || fileExists(file);
  host.readFile = (file) => memory.get(file) ?? readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    const code = memory.get(file);
    return code !== undefined ? ts.createSourceFile(file, code, language, true) : getSourceFile(file, language, ...rest);
  };
  const program = ts.createProgram(
    [...memory.keys()],
    { ...options, noUnusedLocals: false, noUnusedParameters: false, types: ['node'] },
    host,
  );
  return new Map(
    [...byFile.keys()].map((file) => {
      const source = program.getSourceFile(file);
      const problems = source ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)] : [];
      return [file, problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))];
    }),
  );
}

describe('what the packages document', () => {
  const problems = compile();

  test.each(examples)('$where compiles', ({ file }) => expect(problems.get(file)).toEqual([]));

  test.each(globSync('libs/*/package.json', { cwd: root }).map(dirname))(
    '%s has a README with an example and with what it does not do',
    (folder) => {
      const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
      expect(examplesOf(join(folder, 'README.md')).length).toBeGreaterThan(0);
      expect(readme).toMatch(/does not do|It does not|It keeps no|is not/i);
    },
  );
});
