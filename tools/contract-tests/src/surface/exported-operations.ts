import ts from 'typescript';
import { openEntry } from './entry-program.ts';

/** Names of an entry's exported functions whose first parameter is a client. */
export function exportedOperations(entry: string, isClient: (typeName: string) => boolean = (name) => name.endsWith('Client')): string[] {
  const { checker, exports } = openEntry(entry);
  return exports
    .filter((symbol) => (symbol.flags & ts.SymbolFlags.Value) !== 0)
    .filter((symbol) =>
      checker
        .getTypeOfSymbol(symbol)
        .getCallSignatures()
        .some(({ parameters: [first] }) => {
          if (first === undefined) return false;
          const type = checker.getTypeOfSymbol(first);
          return isClient((type.aliasSymbol ?? type.getSymbol())?.name ?? '');
        }),
    )
    .map(({ name }) => name);
}
