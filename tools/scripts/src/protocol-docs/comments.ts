import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What the source says above each property of an exported table: by the table's name, then by the property's. */
export function commentsOf(file: string): Map<string, Map<string, string>> {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tables = new Map<string, Map<string, string>>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const literal = objectOf(initializer);
      if (literal !== undefined)
        tables.set(name.getText(), new Map(literal.properties.map((property) => [nameOf(property), commentBefore(text, property)])));
    }
  }
  return tables;
}

function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (node === undefined) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return objectOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  return name !== undefined && (ts.isStringLiteral(name) || ts.isIdentifier(name)) ? name.text : '';
}

function commentBefore(text: string, node: ts.Node): string {
  const range = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  if (range === undefined) return '';
  return text
    .slice(range.pos, range.end)
    .replace(/^\/\*\*|\*\/$|^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
