import ts from 'typescript';
import { symbolAt } from '../syntax/bindings.ts';
import { importName, shopwareName, type ShopwarePlace } from './shopware-place.ts';

const NO_EQUAL: Readonly<Record<string, string>> = {
  statusText: 'error.code says which kind of failure it is',
  url: 'error.operation says which call it was',
  headers: 'an error has none: Retry-After is followed by the client itself',
  ok: 'an error is never ok',
};

/** Where a name is known to be the error: after `if (error instanceof ApiClientError)` or its opposite. */
function guarded(test: ts.BinaryExpression): readonly ts.Node[] {
  let node: ts.Node = test;
  let isNegated = false;
  for (;;) {
    const { parent } = node;
    if (ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.ExclamationToken) isNegated = !isNegated;
    else if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken && !isNegated) {
      if (parent.left === node) return [parent.right, ...guardedByCondition(parent, false)];
    } else if (!ts.isParenthesizedExpression(parent)) return guardedByCondition(node, isNegated);
    node = parent;
  }
}

function guardedByCondition(condition: ts.Node, isNegated: boolean): readonly ts.Node[] {
  const { parent } = condition;
  if (ts.isParenthesizedExpression(parent)) return guardedByCondition(parent, isNegated);
  if (ts.isConditionalExpression(parent) && parent.condition === condition) return [isNegated ? parent.whenFalse : parent.whenTrue];
  if (!ts.isIfStatement(parent) || parent.expression !== condition) return [];
  if (!isNegated) return [parent.thenStatement];
  const block = parent.parent;
  const rest = ts.isBlock(block) ? block.statements.slice(block.statements.indexOf(parent) + 1) : [];
  return [...(parent.elseStatement === undefined ? [] : [parent.elseStatement]), ...rest];
}

function mendAccess(access: ts.PropertyAccessExpression, { edits, report }: ShopwarePlace): void {
  const name = access.name.text;
  const outer = access.parent;
  if (name === 'status') {
    report(access, { change: 'status of an error is called statusCode', write: 'error.statusCode', mend: 'codemod' });
    edits.replace(access.name, 'statusCode');
  } else if (name === 'details' && ts.isPropertyAccessExpression(outer) && outer.expression === access && outer.name.text === 'errors') {
    report(access, { change: 'details.errors of an error are its messages', write: 'error.messages', mend: 'codemod' });
    edits.replace(outer, (textOf) => `${textOf(access.expression)}.messages`);
  } else if (name === 'details')
    report(access, { change: 'details of an error is gone', write: 'error.messages is the list that details.errors was', mend: 'hand' });
  else if (NO_EQUAL[name] !== undefined) report(access, { change: `${name} of an error is gone`, write: NO_EQUAL[name], mend: 'hand' });
}

/** Mends `ApiClientError` and what is read of it. */
export function mendErrors(place: ShopwarePlace): void {
  const { edits, checker, origins, report, mended } = place;
  const { source } = edits;
  const isError = (node: ts.Node): boolean => shopwareName(node, checker) === 'ApiClientError';
  /** Places where a name means the error. */
  const known = new Set<ts.Node>();

  const findGuards = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword && isError(node.right)) {
      const { left } = node;
      report(node, { change: 'instanceof ApiClientError is isStoreApiError', write: 'isStoreApiError(error)', mend: 'codemod' });
      mended.add(node.right);
      const name = importName(place, 'isStoreApiError');
      // `!(error instanceof …)` needs its parentheses no longer.
      const whole = ts.isParenthesizedExpression(node.parent) && ts.isPrefixUnaryExpression(node.parent.parent) ? node.parent : node;
      edits.replace(whole, (textOf) => `${name}(${textOf(left)})`);
      const symbol = ts.isIdentifier(left) ? symbolAt(left, checker) : undefined;
      const mark = (inner: ts.Node): void => {
        if (ts.isIdentifier(inner) && symbol !== undefined && symbolAt(inner, checker) === symbol) known.add(inner);
        ts.forEachChild(inner, mark);
      };
      guarded(node).forEach(mark);
    }
    ts.forEachChild(node, findGuards);
  };
  findGuards(source);

  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && isError(node.typeName)) {
      report(node, { change: 'ApiClientError is StoreApiError', write: 'StoreApiError', mend: 'codemod' });
      mended.add(node.typeName);
      edits.replace(node, importName(place, 'StoreApiError', true));
    } else if (ts.isTypeReferenceNode(node) && shopwareName(node.typeName, checker) === 'ApiError') {
      report(node, { change: 'ApiError is StoreApiMessage', write: 'StoreApiMessage', mend: 'codemod' });
      mended.add(node.typeName);
      edits.replace(node, importName(place, 'StoreApiMessage', true));
    } else if (ts.isPropertyAccessExpression(node)) {
      const origin = origins.ofValue(node.expression);
      const isTyped = origin?.by === 'type' && origin.module === '@shopware/api-client' && origin.name === 'ApiClientError';
      if (isTyped || known.has(node.expression)) mendAccess(node, place);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
