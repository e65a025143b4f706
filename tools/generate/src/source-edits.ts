import ts from 'typescript';
import { GenerateError } from './generate-error.ts';
import { compareNames, compareSpecifiers } from './order.ts';

const parse = (text: string): ts.SourceFile => ts.createSourceFile('edited.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
const insertAt = (text: string, index: number, inserted: string): string => text.slice(0, index) + inserted + text.slice(index);

/** What a variable of a file holds, without what only the compiler reads. */
function valueOf(source: ts.SourceFile, variable: string): ts.Expression {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === variable) found = node.initializer;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  while (found !== undefined && (ts.isAsExpression(found) || ts.isSatisfiesExpression(found))) found = found.expression;
  if (found === undefined) throw new GenerateError(`There is no ${variable} any more, which this generator adds to.`);
  return found;
}

/** After the last entry of a list, with the comma that it needs. */
function afterLast(text: string, list: ts.NodeArray<ts.Node>, added: string): string {
  const last = list.at(-1);
  if (last === undefined) return insertAt(text, list.pos, added);
  return insertAt(text, last.end, `,\n${added}`);
}

/**
 * Adds a property at the end of the object that a variable holds.
 * @throws GenerateError where there is no such variable, or it holds no object.
 */
export function addProperty(text: string, variable: string, property: string): string {
  const value = valueOf(parse(text), variable);
  if (!ts.isObjectLiteralExpression(value)) throw new GenerateError(`${variable} is no object any more.`);
  return afterLast(text, value.properties, property);
}

/**
 * Adds an entry at the end of the array that a variable holds, on its own or as the first argument of a call.
 * @throws GenerateError where there is no such variable, or it holds no array.
 */
export function addEntry(text: string, variable: string, entry: string): string {
  const value = valueOf(parse(text), variable);
  if (!ts.isArrayLiteralExpression(value)) throw new GenerateError(`${variable} is no array any more.`);
  return afterLast(text, value.elements, entry);
}

/** Adds an import of a neighbouring file, where lint wants it to stand. */
export function addImport(text: string, name: string, specifier: string): string {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const isNear = (node: ts.ImportDeclaration): boolean => specifierOf(node).startsWith('.');
  const next = imports.find((node) => isNear(node) && compareSpecifiers(specifierOf(node), specifier) > 0);
  const statement = `import { ${name} } from '${specifier}';\n`;
  if (next !== undefined) return insertAt(text, next.getStart(), statement);
  const last = imports.at(-1);
  return last === undefined ? `${statement}\n${text}` : insertAt(text, last.end, `\n${statement.trimEnd()}`);
}

const specifierOf = (node: ts.ImportDeclaration | ts.ExportDeclaration): string =>
  node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';

/** `name` or `type name` in the order that lint wants. */
const inOrder = (names: readonly string[]): string =>
  names.toSorted((one, other) => compareNames(one.replace(/^type /, ''), other.replace(/^type /, ''))).join(', ');

/** Adds names to what a file hands on, by joining the line of that file or by a line of its own at its place. */
export function addExport(text: string, names: readonly string[], specifier: string): string {
  const exports = parse(text).statements.filter(ts.isExportDeclaration);
  const own = exports.find((node) => specifierOf(node) === specifier && !node.isTypeOnly);
  if (own?.exportClause !== undefined && ts.isNamedExports(own.exportClause)) {
    const all = [...own.exportClause.elements.map((element) => element.getFullText().trim()), ...names];
    return `${text.slice(0, own.getStart())}export { ${inOrder(all)} } from '${specifier}';${text.slice(own.end)}`;
  }
  const statement = `export { ${inOrder(names)} } from '${specifier}';\n`;
  const next = exports.find((node) => compareSpecifiers(specifierOf(node), specifier) > 0);
  return next === undefined ? `${text.trimEnd()}\n${statement}` : insertAt(text, next.getStart(), statement);
}
