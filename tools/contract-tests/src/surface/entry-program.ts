import { dirname } from 'node:path';
import ts from 'typescript';

export interface Entry {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** What the entry exports, aliases resolved. */
  exports: ts.Symbol[];
}

/** Reads a library's entry with the settings of its own project. */
export function openEntry(entry: string): Entry {
  const config = ts.findConfigFile(dirname(entry), ts.sys.fileExists);
  if (config === undefined) throw new Error(`No tsconfig.json above ${entry}.`);
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(config, ts.sys.readFile).config, ts.sys, dirname(config));
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${entry} is no module.`);
  const exports = checker
    .getExportsOfModule(module)
    .map((symbol) => ((symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)));
  return { program, checker, exports };
}
