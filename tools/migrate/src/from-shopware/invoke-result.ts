import ts from 'typescript';
import { referencesTo } from '../syntax/bindings.ts';
import type { FileEdits } from '../syntax/file-edits.ts';

/** Does what makes `{ data }` the data. */
export type ResultMend = () => void;

const nothing: ResultMend = () => undefined;

function mendOf(edits: FileEdits, checker: ts.TypeChecker) {
  /** `response.data` becomes `response`; undefined where the response is used otherwise. */
  function ofName(name: ts.Identifier): ResultMend | undefined {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol === undefined) return undefined;
    const mends: ResultMend[] = [];
    for (const reference of referencesTo(symbol, edits.source, checker)) {
      const { parent } = reference;
      if (ts.isPropertyAccessExpression(parent) && parent.expression === reference && parent.name.text === 'data')
        mends.push(() => edits.replace(parent, reference.text));
      else if (ts.isVariableDeclaration(parent) && parent.initializer === reference && parent.type === undefined) {
        const inner = ts.isObjectBindingPattern(parent.name) ? ofPattern(parent.name) : undefined;
        if (inner === undefined) return undefined;
        mends.push(inner);
      } else return undefined;
    }
    return () => mends.forEach((mend) => mend());
  }

  /** `{ data: cart }` becomes `cart`. */
  function ofPattern(pattern: ts.ObjectBindingPattern): ResultMend | undefined {
    const [element] = pattern.elements;
    if (element === undefined || pattern.elements.length > 1 || element.initializer !== undefined || element.dotDotDotToken !== undefined)
      return undefined;
    const key = element.propertyName ?? element.name;
    if (!ts.isIdentifier(key) || key.text !== 'data') return undefined;
    return () => edits.replace(pattern, (textOf) => textOf(element.name));
  }

  const ofBinding = (name: ts.BindingName): ResultMend | undefined =>
    ts.isIdentifier(name) ? ofName(name) : ts.isObjectBindingPattern(name) ? ofPattern(name) : undefined;

  function ofDeclaration(declaration: ts.VariableDeclaration): ResultMend | undefined {
    const statement = declaration.parent.parent;
    const isExported =
      ts.isVariableStatement(statement) && (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);
    // Another file may read what is exported, and a type says what the response was.
    if (declaration.type !== undefined || (isExported && ts.isIdentifier(declaration.name))) return undefined;
    return ofBinding(declaration.name);
  }

  /** `.then(({ data }) => …)` */
  function ofThen(access: ts.PropertyAccessExpression): ResultMend | undefined {
    const call = access.parent;
    const [callback] = ts.isCallExpression(call) && call.expression === access ? call.arguments : [];
    if (access.name.text !== 'then' || callback === undefined || (!ts.isArrowFunction(callback) && !ts.isFunctionExpression(callback)))
      return undefined;
    const [parameter] = callback.parameters;
    if (parameter === undefined) return nothing;
    if (parameter.type !== undefined || parameter.initializer !== undefined) return undefined;
    const mend = ofBinding(parameter.name);
    const element = ts.isObjectBindingPattern(parameter.name) ? parameter.name.elements[0] : undefined;
    // `{ data } => …` has its braces inside of parentheses, which stay.
    return mend === undefined || (element !== undefined && callback.parameters.length > 1) ? undefined : mend;
  }

  /** One of `await Promise.all([…])`, by its place. */
  function ofAll(list: ts.ArrayLiteralExpression, index: number): ResultMend | undefined {
    const call = list.parent;
    if (!ts.isCallExpression(call) || call.expression.getText(edits.source) !== 'Promise.all' || !ts.isAwaitExpression(call.parent))
      return undefined;
    const declaration = call.parent.parent;
    if (ts.isExpressionStatement(declaration)) return nothing;
    if (!ts.isVariableDeclaration(declaration) || declaration.type !== undefined || !ts.isArrayBindingPattern(declaration.name))
      return undefined;
    const element = declaration.name.elements[index];
    if (element === undefined || ts.isOmittedExpression(element)) return nothing;
    return element.initializer !== undefined || element.dotDotDotToken !== undefined ? undefined : ofBinding(element.name);
  }

  return (call: ts.CallExpression): ResultMend | undefined => {
    let node: ts.Node = call;
    let isAwaited = false;
    while (ts.isParenthesizedExpression(node.parent) || ts.isAwaitExpression(node.parent)) {
      node = node.parent;
      isAwaited ||= ts.isAwaitExpression(node);
    }
    const { parent } = node;
    if (ts.isExpressionStatement(parent) || ts.isVoidExpression(parent)) return nothing;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
      if (!isAwaited) return ofThen(parent);
      const inner = node;
      return parent.name.text === 'data' ? () => edits.replace(parent, (textOf) => textOf(inner)) : undefined;
    }
    if (isAwaited && ts.isVariableDeclaration(parent) && parent.initializer === node) return ofDeclaration(parent);
    return !isAwaited && ts.isArrayLiteralExpression(parent)
      ? ofAll(
          parent,
          parent.elements.findIndex((element) => element === node),
        )
      : undefined;
  };
}

/** Whether nobody looks at what a call gives. */
export function isUnused(call: ts.CallExpression): boolean {
  let node: ts.Node = call;
  while (ts.isParenthesizedExpression(node.parent) || ts.isAwaitExpression(node.parent)) node = node.parent;
  return ts.isExpressionStatement(node.parent) || ts.isVoidExpression(node.parent);
}

/** Says how what is done with a call's result changes; undefined where `{ data, status }` goes on as a whole. */
export const resultMend = (call: ts.CallExpression, edits: FileEdits, checker: ts.TypeChecker): ResultMend | undefined =>
  mendOf(edits, checker)(call);
