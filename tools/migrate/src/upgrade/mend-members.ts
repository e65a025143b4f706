import ts from 'typescript';
import type { RenamedMembers } from '../changes/change.ts';
import type { ReportAt } from '../report/places.ts';
import type { FileEdits } from '../syntax/file-edits.ts';
import { createOrigins, type Origin, unwrapped } from '../syntax/origin.ts';
import { entryMatches } from './entry-matches.ts';

/** Mends the options and properties of one type in a file. */
export function mendMembers(
  change: RenamedMembers,
  owner: string,
  place: { edits: FileEdits; checker: ts.TypeChecker; report: ReportAt },
): void {
  const { edits, checker, report } = place;
  const { source } = edits;
  const origins = createOrigins(checker);
  const isFrom = (origin: Origin | undefined, functions: readonly string[]): boolean =>
    origin !== undefined &&
    entryMatches(origin.module, owner, change.entry) &&
    (origin.by === 'type' ? origin.name === change.type : functions.includes(origin.name));
  const newNameOf = (name: ts.Node): string | undefined =>
    (ts.isIdentifier(name) || ts.isStringLiteral(name)) && Object.hasOwn(change.names, name.text) ? change.names[name.text] : undefined;

  /** A name within the type: `viewerType`, and no path. */
  const write = (node: ts.Node, oldName: string, newName: string, text: string): void => {
    const isPath = newName.includes('.');
    report(node, { change: `${oldName} of ${change.type} is called ${newName}`, write: newName, mend: isPath ? 'hand' : 'codemod' });
    if (!isPath) edits.replace(node, text);
  };

  const mendLiteral = (literal: ts.ObjectLiteralExpression): void => {
    for (const property of literal.properties) {
      const newName = property.name === undefined ? undefined : newNameOf(property.name);
      if (property.name === undefined || newName === undefined) continue;
      const oldName = property.name.getText(source);
      write(property.name, oldName, newName, ts.isShorthandPropertyAssignment(property) ? `${newName}: ${oldName}` : newName);
    }
  };

  const mendPattern = (pattern: ts.ObjectBindingPattern): void => {
    for (const element of pattern.elements) {
      const name = element.propertyName ?? element.name;
      const newName = newNameOf(name);
      if (newName === undefined) continue;
      const oldName = name.getText(source);
      write(name, oldName, newName, element.propertyName === undefined ? `${newName}: ${oldName}` : newName);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const newName = newNameOf(node.name);
      if (newName !== undefined && isFrom(origins.ofValue(node.expression), change.givenBy)) {
        const isWritten =
          ts.isBinaryExpression(node.parent) && node.parent.left === node && node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
        if (isWritten) write(node.name, node.name.text, newName, newName);
        else {
          report(node.name, { change: `${node.name.text} of ${change.type} is called ${newName}`, write: newName, mend: 'codemod' });
          edits.replace(node.name, newName);
        }
      }
    }
    if (ts.isObjectLiteralExpression(node)) {
      let holder: ts.Node = node;
      while (ts.isParenthesizedExpression(holder.parent) || ts.isSatisfiesExpression(holder.parent) || ts.isAsExpression(holder.parent))
        holder = holder.parent;
      const { parent } = holder;
      const isArgument =
        ts.isCallExpression(parent) &&
        parent.arguments.some((argument) => argument === holder) &&
        isFrom(origins.ofValue(parent), change.takenBy);
      const isTyped = ts.isVariableDeclaration(parent) && parent.type !== undefined && isFrom(origins.ofType(parent.type), []);
      const said = ts.isSatisfiesExpression(node.parent) || ts.isAsExpression(node.parent) ? origins.ofType(node.parent.type) : undefined;
      if (isArgument || isTyped || isFrom(said, [])) mendLiteral(node);
    }
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      const isOfType =
        (node.type !== undefined && isFrom(origins.ofType(node.type), [])) ||
        (node.initializer !== undefined && isFrom(origins.ofValue(unwrapped(node.initializer)), change.givenBy));
      if (isOfType) mendPattern(node.name);
    }
    if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name) && node.type !== undefined && isFrom(origins.ofType(node.type), []))
      mendPattern(node.name);
    ts.forEachChild(node, visit);
  };
  visit(source);
}
