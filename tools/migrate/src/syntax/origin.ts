import ts from 'typescript';
import { follow, type PackageName, packageNameOf, symbolAt } from './bindings.ts';

/** Where a value comes from: a call of what a package exports, or a type that it does. */
export interface Origin extends PackageName {
  readonly by: 'call' | 'type';
}

/** A value is handed on a few times; further it is not followed. */
const DEPTH = 12;

/** The expression without what does not change its value. */
export function unwrapped(node: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
  )
    return unwrapped(node.expression);
  return node;
}

/** Says of values where they come from, through variables, parameters, fields and functions of the repository. */
export function createOrigins(checker: ts.TypeChecker): {
  ofValue: (node: ts.Expression) => Origin | undefined;
  ofType: (node: ts.TypeNode) => Origin | undefined;
} {
  function ofType(node: ts.TypeNode, depth = 0): Origin | undefined {
    if (depth > DEPTH) return undefined;
    if (ts.isUnionTypeNode(node)) return node.types.map((part) => ofType(part, depth + 1)).find((found) => found !== undefined);
    if (ts.isParenthesizedTypeNode(node)) return ofType(node.type, depth + 1);
    if (!ts.isTypeReferenceNode(node)) return undefined;
    const [argument] = node.typeArguments ?? [];
    if (ts.isIdentifier(node.typeName) && argument !== undefined) {
      if (node.typeName.text === 'ReturnType' && ts.isTypeQueryNode(argument)) return ofCallee(argument.exprName, depth + 1);
      if (node.typeName.text === 'Promise' || node.typeName.text === 'Readonly') return ofType(argument, depth + 1);
    }
    const imported = packageNameOf(node.typeName, checker);
    if (imported !== undefined) return { ...imported, by: 'type' };
    const symbol = symbolAt(node.typeName, checker);
    const alias = symbol === undefined ? undefined : follow(symbol, checker).symbol.declarations?.find(ts.isTypeAliasDeclaration);
    return alias === undefined ? undefined : ofType(alias.type, depth + 1);
  }

  function ofFunction(node: ts.SignatureDeclaration, depth: number): Origin | undefined {
    if (node.type !== undefined) return ofType(node.type, depth);
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return ofValue(node.body, depth);
    const body = 'body' in node ? node.body : undefined;
    if (body === undefined || !ts.isBlock(body)) return undefined;
    const returned = body.statements.filter(ts.isReturnStatement);
    return returned
      .map(({ expression }) => (expression === undefined ? undefined : ofValue(expression, depth)))
      .find((found) => found !== undefined);
  }

  /** What calling it gives. */
  function ofCallee(node: ts.Expression | ts.EntityName, depth: number): Origin | undefined {
    const imported = packageNameOf(node, checker);
    if (imported !== undefined) return { ...imported, by: 'call' };
    const symbol = symbolAt(ts.isPropertyAccessExpression(node) ? node.name : node, checker);
    for (const declaration of symbol === undefined ? [] : (follow(symbol, checker).symbol.declarations ?? [])) {
      if (ts.isFunctionLike(declaration)) return ofFunction(declaration, depth + 1);
      const value =
        ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined ? unwrapped(declaration.initializer) : undefined;
      if (value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))) return ofFunction(value, depth + 1);
    }
    return undefined;
  }

  function ofValue(node: ts.Expression, depth = 0): Origin | undefined {
    if (depth > DEPTH) return undefined;
    if (ts.isAsExpression(node)) return ofType(node.type, depth + 1) ?? ofValue(node.expression, depth + 1);
    if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node) || ts.isAwaitExpression(node))
      return ofValue(node.expression, depth + 1);
    if (ts.isCallExpression(node)) return ofCallee(node.expression, depth + 1);
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
    const symbol = symbolAt(ts.isIdentifier(node) ? node : node.name, checker);
    for (const declaration of symbol === undefined ? [] : (follow(symbol, checker).symbol.declarations ?? [])) {
      if (
        ts.isVariableDeclaration(declaration) ||
        ts.isParameter(declaration) ||
        ts.isPropertyDeclaration(declaration) ||
        ts.isPropertySignature(declaration)
      ) {
        const typed = declaration.type === undefined ? undefined : ofType(declaration.type, depth + 1);
        if (typed !== undefined) return typed;
        const initializer = 'initializer' in declaration ? declaration.initializer : undefined;
        if (initializer !== undefined) return ofValue(initializer, depth + 1);
      }
      if (ts.isPropertyAssignment(declaration)) return ofValue(declaration.initializer, depth + 1);
    }
    return undefined;
  }

  return { ofValue: (node) => ofValue(node), ofType: (node) => ofType(node) };
}
