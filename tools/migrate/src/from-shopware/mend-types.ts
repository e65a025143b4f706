import ts from 'typescript';
import { SCHEMA_TYPES } from './schema-types.ts';
import { importName, markNames, shopwareName, type ShopwarePlace, typesName } from './shopware-place.ts';

const literalOf = (node: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;

/** The name in `Schemas['Product']` or `components['schemas']['Product']`. */
function schemaName(node: ts.IndexedAccessTypeNode, checker: ts.TypeChecker): string | undefined {
  const { objectType } = node;
  const isSchemas = ts.isTypeReferenceNode(objectType) && typesName(objectType.typeName, checker) === 'Schemas';
  const isComponents =
    ts.isIndexedAccessTypeNode(objectType) &&
    ts.isTypeReferenceNode(objectType.objectType) &&
    typesName(objectType.objectType.typeName, checker) === 'components' &&
    literalOf(objectType.indexType) === 'schemas';
  return isSchemas || isComponents ? literalOf(node.indexType) : undefined;
}

/** Whether a type is `ReturnType<typeof createAPIClient>`, with the operations or without. */
function isClientType(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const [argument] = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  return (
    ts.isTypeReferenceNode(node) &&
    ts.isIdentifier(node.typeName) &&
    node.typeName.text === 'ReturnType' &&
    argument !== undefined &&
    ts.isTypeQueryNode(argument) &&
    shopwareName(argument.exprName, checker) === 'createAPIClient'
  );
}

/** Mends the client's own type and the types of entities. */
export function mendTypes(place: ShopwarePlace): void {
  const { edits, checker, report } = place;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && isClientType(node, checker)) {
      report(node, { change: 'the type of a client has a name', write: 'StoreApiClient', mend: 'codemod' });
      markNames(place.mended, node);
      edits.replace(node, importName(place, 'StoreApiClient', true));
      return;
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      const schema = schemaName(node, checker);
      const type = schema !== undefined && Object.hasOwn(SCHEMA_TYPES, schema) ? SCHEMA_TYPES[schema] : undefined;
      if (schema !== undefined && type !== undefined) {
        report(node, { change: `Schemas['${schema}'] is ${type}`, write: type, mend: 'codemod' });
        markNames(place.mended, node);
        edits.replace(node, importName(place, type, true));
        return;
      }
      if (schema !== undefined) {
        report(node, {
          change: `Schemas['${schema}'] has no equal`,
          write: `StoreSchemas['${schema}'], which npx @vitrine/store-api-client types writes from your server`,
          mend: 'hand',
        });
        markNames(place.reported, node);
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(edits.source);
}
