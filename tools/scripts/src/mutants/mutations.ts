import ts from 'typescript';

/** One change of a source text that its tests should notice. */
export interface Mutation {
  /** Place in the text that is replaced, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Line, from 1. */
  readonly line: number;
  /** What was changed, in words. */
  readonly what: string;
}

const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
]);

/** Calls whose loss no rule forbids: what is written for people who look after a server. */
const SPOKEN = /^(?:console\.|(?:\w+\.#?)*(?:log|logger)\b)/;

/**
 * Every mutation of a source: operators, conditions, dropped calls, booleans and numbers, one at a time. Types, imports
 * and enums hold none.
 * @param fileName Decides whether JSX is read; nothing is opened.
 */
export function mutationsOf(fileName: string, source: string): Mutation[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const found: Mutation[] = [];
  const add = (node: ts.Node, replacement: string, what: string) => {
    const start = node.getStart(file);
    found.push({ start, end: node.end, replacement, line: file.getLineAndCharacterOfPosition(start).line + 1, what });
  };
  const negate = (condition: ts.Expression) => {
    // A comparison is turned by its operator already.
    if (ts.isBinaryExpression(condition) && OPERATORS.has(condition.operatorToken.kind)) return;
    add(condition, `!(${condition.getText(file)})`, 'condition negated');
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS.get(node.operatorToken.kind);
      if (other && !joinsText(node)) add(node.operatorToken, other, `${node.operatorToken.getText(file)} became ${other}`);
    }
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) negate(node.expression);
    if (ts.isConditionalExpression(node)) negate(node.condition);
    if (ts.isExpressionStatement(node)) {
      const call =
        ts.isAwaitExpression(node.expression) || ts.isVoidExpression(node.expression) ? node.expression.expression : node.expression;
      if (ts.isCallExpression(call) && call.expression.kind !== ts.SyntaxKind.SuperKeyword && !SPOKEN.test(call.getText(file)))
        add(node, ';', `call dropped: ${call.expression.getText(file).replaceAll(/\s+/g, ' ').slice(0, 60)}()`);
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false', 'true became false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true', 'false became true');
    if (ts.isNumericLiteral(node) && !isKey(node)) add(node, `(${node.text} + 1)`, `${node.getText(file)} became one more`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The text with a mutation in it. */
export const mutate = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** A sum of texts is no arithmetic. */
const joinsText = (node: ts.BinaryExpression): boolean =>
  node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
  [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

/** A number that names a property is no value. */
const isKey = (node: ts.NumericLiteral): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;
