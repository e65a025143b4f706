import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, examplesOf, ROOT } from './examples/document-examples.ts';

const byFile = new Map(EXAMPLES.map(({ file, code }) => [file, code]));

/** Bundlers take style sheets for modules; the compiler has to be told. */
const STYLES = join(ROOT, 'libs', '.styles.d.ts');

function compile(): Map<string, string[]> {
  const { config } = ts.readConfigFile(join(ROOT, 'libs', 'commerce', 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(ROOT, 'libs', 'commerce'), {
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

  test.each(EXAMPLES)('$where compiles', ({ file }) => expect(problems.get(file)).toEqual([]));

  test.each(globSync('libs/*/package.json', { cwd: ROOT }).map(dirname))(
    '%s has a README with an example and with what it does not do',
    (folder) => {
      const readme = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
      expect(examplesOf(join(folder, 'README.md')).length).toBeGreaterThan(0);
      expect(readme).toMatch(/does not do|It does not|It keeps no|is not/i);
    },
  );
});
