import ts from 'typescript';

/** A name that a package exports, as somebody has imported it. */
export interface PackageName {
  /** `@vitrine/ui`, `@vitrine/store-api-client/testing`. */
  readonly module: string;
  /** `*` for all of its names. */
  readonly name: string;
}

/** The module that an import or export declaration names. */
export function moduleOf(node: ts.Node): string | undefined {
  for (let above: ts.Node | undefined = node; above !== undefined; above = above.parent) {
    const specifier = ts.isImportDeclaration(above) || ts.isExportDeclaration(above) ? above.moduleSpecifier : undefined;
    if (specifier !== undefined) return ts.isStringLiteral(specifier) ? specifier.text : undefined;
    if (ts.isStatement(above)) return undefined;
  }
  return undefined;
}

/** What a name means where it stands, without following it to other files. */
export const symbolAt = (node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined =>
  ts.isShorthandPropertyAssignment(node.parent) && node.parent.name === node
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : ts.isExportSpecifier(node.parent)
      ? checker.getExportSpecifierLocalTargetSymbol(node.parent)
      : checker.getSymbolAtLocation(node);

/** The declaration behind a name, through the repository's own files, and the package's name where it leads out of them. */
export function follow(symbol: ts.Symbol, checker: ts.TypeChecker): { symbol: ts.Symbol; imported: PackageName | undefined } {
  let current = symbol;
  // A chain of re-exports is short; a circle would never end.
  for (let step = 0; step < 20 && (current.flags & ts.SymbolFlags.Alias) !== 0; step += 1) {
    const [declaration] = current.declarations ?? [];
    const next = checker.getImmediateAliasedSymbol(current);
    if (next?.declarations !== undefined && next.declarations.length > 0) {
      current = next;
      continue;
    }
    const module = declaration === undefined ? undefined : moduleOf(declaration);
    if (declaration === undefined || module === undefined) break;
    if (ts.isImportSpecifier(declaration) || ts.isExportSpecifier(declaration))
      return { symbol: current, imported: { module, name: (declaration.propertyName ?? declaration.name).text } };
    if (ts.isNamespaceImport(declaration)) return { symbol: current, imported: { module, name: '*' } };
    break;
  }
  return { symbol: current, imported: undefined };
}

/** The package's name behind an expression or a type's name: `thing`, or `all.thing` of a namespace. */
export function packageNameOf(node: ts.Node, checker: ts.TypeChecker): PackageName | undefined {
  if (ts.isIdentifier(node)) {
    const symbol = symbolAt(node, checker);
    return symbol === undefined ? undefined : follow(symbol, checker).imported;
  }
  const parts = ts.isPropertyAccessExpression(node)
    ? { owner: node.expression, name: node.name }
    : ts.isQualifiedName(node)
      ? { owner: node.left, name: node.right }
      : undefined;
  if (parts === undefined) return undefined;
  const owner = packageNameOf(parts.owner, checker);
  return owner?.name === '*' ? { module: owner.module, name: parts.name.text } : undefined;
}

/** Every place of a file that means the same declaration, but for the declaration itself. */
export function referencesTo(symbol: ts.Symbol, source: ts.SourceFile, checker: ts.TypeChecker): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === symbol.name && symbolAt(node, checker) === symbol) {
      const { parent } = node;
      const isDeclaration =
        symbol.declarations?.some((declaration) => declaration === parent && ts.getNameOfDeclaration(declaration) === node) ?? false;
      if (!isDeclaration) found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a file has a name anywhere that is no member's: then it can't be given to something else. */
export function hasName(name: string, source: ts.SourceFile): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) {
      const { parent } = node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isQualifiedName(parent) && parent.right === node) ||
        ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isJsxAttribute(parent)) && parent.name === node);
      if (!isMember) found = true;
    }
    if (!found) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
