import ts from 'typescript';
import type { TextOf } from '../syntax/file-edits.ts';

/** Text of a value, when the edits inside of it are done. */
export type ValueText = (textOf: TextOf) => string;

/** Fields of an object literal with their values; undefined for one whose fields are not all written there. */
export function fieldsOf(literal: ts.ObjectLiteralExpression): Map<string, ts.Expression> | undefined {
  const fields = new Map<string, ts.Expression>();
  for (const property of literal.properties) {
    if (ts.isShorthandPropertyAssignment(property)) fields.set(property.name.text, property.name);
    else if (ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)))
      fields.set(property.name.text, property.initializer);
    else return undefined;
  }
  return fields;
}

/** One field of a value: of a literal the value itself, of a name a property of it. */
export function fieldText(value: ts.Expression, field: string): ValueText | undefined {
  if (ts.isObjectLiteralExpression(value)) {
    const found = fieldsOf(value)?.get(field);
    return found === undefined ? undefined : (textOf) => textOf(found);
  }
  const isSimple = ts.isIdentifier(value) || ts.isPropertyAccessExpression(value);
  return isSimple ? (textOf) => `${textOf(value)}.${field}` : undefined;
}
