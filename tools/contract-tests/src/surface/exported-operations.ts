import ts from 'typescript';
import { openEntry } from './entry-program.ts';

/** Names of an entry's exported functions that take a client first and promise an answer. */
export function exportedOperations(entry: string, isClient: (typeName: string) => boolean = (name) => name.endsWith('Client')): string[] {
  const { checker, exports } = openEntry(entry);
  return exports
    .filter((symbol) => (symbol.flags & ts.SymbolFlags.Value) !== 0)
    .filter((symbol) =>
      checker
        .getTypeOfSymbol(symbol)
        .getCallSignatures()
        .some((signature) => {
          const [first] = signature.parameters;
          if (first === undefined || signature.getReturnType().getSymbol()?.name !== 'Promise') return false;
          const type = checker.getTypeOfSymbol(first);
          return isClient((type.aliasSymbol ?? type.getSymbol())?.name ?? '');
        }),
    )
    .map(({ name }) => name);
}
