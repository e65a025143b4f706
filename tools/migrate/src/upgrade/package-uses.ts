import ts from 'typescript';
import { moduleOf } from '../syntax/bindings.ts';
import { unwrapped } from '../syntax/origin.ts';

/** One name of a package where a file takes it. */
export type PackageUse =
  | {
      readonly form: 'import';
      readonly module: string;
      readonly name: string;
      readonly node: ts.Identifier;
      readonly specifier: ts.ImportSpecifier;
    }
  | {
      readonly form: 're-export';
      readonly module: string;
      readonly name: string;
      readonly node: ts.Identifier;
      readonly specifier: ts.ExportSpecifier;
    }
  /** `all.name` of a namespace, whose module stands elsewhere, or of an `import()` or `require`, whose module is the literal. */
  | {
      readonly form: 'member';
      readonly module: string;
      readonly name: string;
      readonly node: ts.Identifier;
      readonly literal: ts.StringLiteralLike | undefined;
    }
  /** `{ name }` of an `import()` or of a `require`. */
  | {
      readonly form: 'destructured';
      readonly module: string;
      readonly name: string;
      readonly node: ts.Identifier;
      readonly element: ts.BindingElement;
      readonly literal: ts.StringLiteralLike;
    }
  | {
      readonly form: 'import-type';
      readonly module: string;
      readonly name: string;
      readonly node: ts.Identifier;
      readonly literal: ts.StringLiteralLike;
    };

/** All of a package's names at once: which of them are used is not seen. */
export interface WholeUse {
  readonly module: string;
  readonly node: ts.Node;
}

const isName = (node: ts.Node | undefined): node is ts.Identifier => node !== undefined && ts.isIdentifier(node);

/** The module that `import('x')` or `require('x')` loads. */
function loaded(node: ts.Expression): ts.StringLiteralLike | undefined {
  const call = unwrapped(node);
  if (!ts.isCallExpression(call)) return undefined;
  const isLoad =
    call.expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(call.expression) && call.expression.text === 'require');
  const [argument] = call.arguments;
  return isLoad && argument !== undefined && ts.isStringLiteralLike(argument) ? argument : undefined;
}

/** Reads which names of which packages a file uses. */
export function packageUses(source: ts.SourceFile, checker: ts.TypeChecker): { uses: PackageUse[]; whole: WholeUse[] } {
  const uses: PackageUse[] = [];
  const whole: WholeUse[] = [];
  /** What holds all names of a module, by its symbol. */
  const namespaces = new Map<ts.Symbol, string>();

  function readLoad(literal: ts.StringLiteralLike): void {
    const module = literal.text;
    let node: ts.Node = literal.parent;
    while (ts.isParenthesizedExpression(node.parent) || ts.isAwaitExpression(node.parent)) node = node.parent;
    const { parent } = node;
    if (
      ts.isPropertyAccessExpression(parent) &&
      parent.expression === node &&
      isName(parent.name) &&
      (parent.name.text !== 'then' || ts.isAwaitExpression(node))
    ) {
      uses.push({ form: 'member', module, name: parent.name.text, node: parent.name, literal });
      return;
    }
    if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
      for (const element of parent.name.elements) {
        const name = element.propertyName ?? element.name;
        if (isName(name) && element.dotDotDotToken === undefined)
          uses.push({ form: 'destructured', module, name: name.text, node: name, element, literal });
        else whole.push({ module, node: element });
      }
      return;
    }
    const symbol = ts.isVariableDeclaration(parent) && isName(parent.name) ? checker.getSymbolAtLocation(parent.name) : undefined;
    if (symbol !== undefined) namespaces.set(symbol, module);
    else if (!ts.isExpressionStatement(parent)) whole.push({ module, node: literal.parent });
  }

  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) {
      const module = moduleOf(node);
      const name = node.propertyName ?? node.name;
      if (module !== undefined && isName(name)) {
        if (ts.isImportSpecifier(node)) uses.push({ form: 'import', module, name: name.text, node: name, specifier: node });
        else uses.push({ form: 're-export', module, name: name.text, node: name, specifier: node });
      }
      return;
    }
    if (ts.isNamespaceImport(node)) {
      const module = moduleOf(node);
      const symbol = checker.getSymbolAtLocation(node.name);
      if (module !== undefined && symbol !== undefined) namespaces.set(symbol, module);
      return;
    }
    if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier !== undefined &&
      (node.exportClause === undefined || ts.isNamespaceExport(node.exportClause))
    ) {
      const module = moduleOf(node);
      if (module !== undefined) whole.push({ module, node });
      return;
    }
    if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal) &&
      isName(node.qualifier)
    )
      uses.push({
        form: 'import-type',
        module: node.argument.literal.text,
        name: node.qualifier.text,
        node: node.qualifier,
        literal: node.argument.literal,
      });
    if (ts.isCallExpression(node)) {
      const literal = loaded(node);
      if (literal !== undefined) readLoad(literal);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  const visitMembers = (node: ts.Node): void => {
    if (isName(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const module = symbol === undefined ? undefined : namespaces.get(symbol);
      const { parent } = node;
      const member =
        ts.isPropertyAccessExpression(parent) && parent.expression === node
          ? parent.name
          : ts.isQualifiedName(parent) && parent.left === node
            ? parent.right
            : undefined;
      if (module !== undefined && isName(member))
        uses.push({ form: 'member', module, name: member.text, node: member, literal: undefined });
    }
    ts.forEachChild(node, visitMembers);
  };
  if (namespaces.size > 0) visitMembers(source);
  return { uses, whole };
}
