import ts from 'typescript';
import type { Report } from '../report/finding.ts';
import { reportIn } from '../report/places.ts';
import { moduleOf, referencesTo } from '../syntax/bindings.ts';
import type { FileEdits } from '../syntax/file-edits.ts';
import { createOrigins } from '../syntax/origin.ts';
import { hookOf, mendCreation, mendMember } from './mend-client.ts';
import { mendErrors } from './mend-errors.ts';
import { mendInvoke } from './mend-invoke.ts';
import { mendTypes } from './mend-types.ts';
import { isOfClient, shopwareName, type ShopwarePlace } from './shopware-place.ts';

const PACKAGE = '@shopware/api-client';

const isOfShopware = (module: string | undefined): module is string =>
  module === '#shopware' || module === PACKAGE || (module?.startsWith(`${PACKAGE}/`) ?? false);

const ADVICE_OF_TYPES = 'the entities have types of their own; those of your server npx @vitrine/store-api-client types writes';

const ADVICE: Readonly<Record<string, string>> = {
  createAPIClient: 'createStoreApiClient, with options of other names',
  ApiClientError: 'StoreApiError, known by isStoreApiError',
  createAdminAPIClient:
    'createAdminApiClient of @vitrine/store-api-client/admin, for the calls of guides; other calls of the Admin API have no equal',
  encodeForQuery: 'withCacheableReads(client), which packs criteria itself',
};

/** Whether a statement stands in the file itself, and not in a module that it declares. */
const isAtTop = (node: ts.Node): boolean => ts.isSourceFile(node.parent);

function mendCalls(place: ShopwarePlace): void {
  const { edits, checker, origins, report } = place;
  const moved = new Set<ts.Node>();
  const visitCreations = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && shopwareName(node.expression, checker) === 'createAPIClient') {
      const statement = mendCreation(node, place);
      if (statement !== undefined) moved.add(statement);
    }
    ts.forEachChild(node, visitCreations);
  };
  visitCreations(edits.source);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const { parent } = node;
      const isCalled = ts.isCallExpression(parent) && parent.expression === node;
      const isClient = isOfClient(origins.ofValue(node.expression));
      if (isClient && node.name.text === 'invoke' && isCalled) mendInvoke(parent, node, place);
      else if (isClient && !(isCalled && hookOf(parent) !== undefined && moved.has(parent.parent))) mendMember(node, place);
      else if (!isClient && node.name.text === 'invoke' && isCalled && isOperation(parent.arguments[0]))
        report(node, {
          change: 'client.invoke, of a client that comes from where it is not seen',
          write: 'the operation’s own function, with a StoreApiClient',
          mend: 'hand',
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(edits.source);
}

const isOperation = (node: ts.Expression | undefined): boolean =>
  node !== undefined && ts.isStringLiteralLike(node) && /^\w+ (?:get|post|put|patch|delete) \//.test(node.text);

/** Takes the imports away that nothing needs, and reports the names that are still there. */
function mendImports({ edits, checker, report, mended, reported }: ShopwarePlace): void {
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && isOfShopware(moduleOf(node))) {
      const symbol = checker.getSymbolAtLocation(node.name);
      const left = symbol === undefined ? [] : referencesTo(symbol, edits.source, checker).filter((reference) => !mended.has(reference));
      const name = (node.propertyName ?? node.name).text;
      if (left.length === 0 && isAtTop(node.parent.parent.parent)) edits.removeImport(node);
      for (const reference of left.filter((one) => !reported.has(one)))
        report(reference, { change: `${name} of ${PACKAGE} has no equal here`, write: ADVICE[name] ?? ADVICE_OF_TYPES, mend: 'hand' });
    } else if (
      (ts.isExportDeclaration(node) || ts.isNamespaceImport(node) || ts.isModuleDeclaration(node)) &&
      isOfShopware(declaredModule(node))
    )
      report(node, { change: `what goes on from ${PACKAGE} here is not seen`, write: 'look at where it is used', mend: 'hand' });
    ts.forEachChild(node, visit);
  };
  visit(edits.source);
}

const declaredModule = (node: ts.ExportDeclaration | ts.NamespaceImport | ts.ModuleDeclaration): string | undefined =>
  ts.isModuleDeclaration(node) ? (ts.isStringLiteral(node.name) ? node.name.text : undefined) : moduleOf(node);

/** A file that declares `#shopware` says what types the other client has; its names are left as they are. */
const declaresShopware = (source: ts.SourceFile): boolean =>
  source.statements.some((statement) => ts.isModuleDeclaration(statement) && isOfShopware(declaredModule(statement)));

/** Brings the consumers of Shopware's client over, file by file. */
export function mendShopwareClient(files: ReadonlyMap<string, FileEdits>, checker: ts.TypeChecker, report: Report): void {
  const origins = createOrigins(checker);
  for (const [file, edits] of files) {
    const place: ShopwarePlace = {
      edits,
      checker,
      origins,
      report: reportIn(edits.source, { package: PACKAGE, file }, report),
      mended: new Set(),
      reported: new Set(),
    };
    if (!declaresShopware(edits.source)) {
      mendCalls(place);
      mendErrors(place);
      mendTypes(place);
    }
    mendImports(place);
  }
}
