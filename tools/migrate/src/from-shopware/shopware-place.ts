import ts from 'typescript';
import type { ReportAt } from '../report/places.ts';
import { hasName, packageNameOf } from '../syntax/bindings.ts';
import { type FileEdits, isTypeImport } from '../syntax/file-edits.ts';
import type { createOrigins, Origin } from '../syntax/origin.ts';

/** What the consumer comes to. */
export const VITRINE_CLIENT = '@vitrine/store-api-client';

/** Where types of Shopware's API come from: the client's own, or those that a shop has generated. */
const TYPE_MODULES = ['@shopware/api-client/store-api-types', '@shopware/api-client/api-types', '#shopware'];

/** One file on its way from Shopware's client. */
export interface ShopwarePlace {
  readonly edits: FileEdits;
  readonly checker: ts.TypeChecker;
  readonly origins: ReturnType<typeof createOrigins>;
  readonly report: ReportAt;
  /** Names of the other client that nothing needs any more where they stand. */
  readonly mended: Set<ts.Node>;
  /** Names that are reported as a part of something else. */
  readonly reported: Set<ts.Node>;
}

export const isOfClient = (origin: Origin | undefined): boolean =>
  origin?.by === 'call' && origin.module === '@shopware/api-client' && origin.name === 'createAPIClient';

/** The name that a node has in Shopware's client. */
export function shopwareName(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  const found = packageNameOf(node, checker);
  return found?.module === '@shopware/api-client' ? found.name : undefined;
}

/** `Schemas`, `operations` or `components`, where a name is one of the generated types. */
export function typesName(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  const found = packageNameOf(node, checker);
  return found !== undefined && TYPE_MODULES.includes(found.module) ? found.name : undefined;
}

/** What a file calls a name of the new client that it imports already. */
function importedName(source: ts.SourceFile, name: string, isType: boolean): string | undefined {
  for (const statement of source.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      !ts.isStringLiteral(statement.moduleSpecifier) ||
      statement.moduleSpecifier.text !== VITRINE_CLIENT
    )
      continue;
    const named = statement.importClause?.namedBindings;
    const found =
      named !== undefined && ts.isNamedImports(named)
        ? named.elements.find((one) => (one.propertyName ?? one.name).text === name)
        : undefined;
    if (found !== undefined && (isType || !isTypeImport(found))) return found.name.text;
  }
  return undefined;
}

/** Imports a name of the new client, under another one where the file has its own. @returns What it is called here. */
export function importName({ edits }: ShopwarePlace, name: string, isType = false): string {
  const known = importedName(edits.source, name, isType);
  if (known !== undefined) return known;
  const other = (isType ? 'Store' : 'store') + name.charAt(0).toUpperCase() + name.slice(1);
  let local = name;
  for (let number = 1; hasName(local, edits.source); number += 1) local = number === 1 ? other : `${other}${number}`;
  edits.addImport(VITRINE_CLIENT, { name, local, isType });
  return local;
}

/** Adds all names inside of a node. */
export function markNames(names: Set<ts.Node>, node: ts.Node): void {
  if (ts.isIdentifier(node)) names.add(node);
  ts.forEachChild(node, (child) => markNames(names, child));
}
