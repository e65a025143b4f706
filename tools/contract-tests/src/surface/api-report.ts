import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { build, type PublishablePackage, publishablePackages, ROOT } from '@vitrine/release';

/** What others can import from a package, as text for a review. */
export interface ApiReport {
  package: string;
  /** Kept beside the package's sources; not published. */
  file: string;
  text: string;
}

interface EntrySource {
  /** `.`, `./server` … */
  path: string;
  file: string;
}

function entriesOf({ folder, manifest }: PublishablePackage): EntrySource[] {
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const types = typeof target === 'string' ? undefined : target['types'];
    // A family of entries (`./schemas/*`) is as long as its folder; its members are in the entry that joins them.
    return types === undefined || path.includes('*') ? [] : [{ path, file: join(folder, types) }];
  });
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.esnext.disposable.d.ts'],
  types: [],
  skipLibCheck: true,
  noEmit: true,
};

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

const isLiteralProperty = (member: ts.TypeElement): boolean =>
  ts.isPropertySignature(member) && member.type !== undefined && ts.isLiteralTypeNode(member.type);

/**
 * The compiler writes the members of an inferred union in the order in which it met them, which differs from build to
 * build. Their order means nothing, so it is made one: in unions, and in the objects that schemas of such unions have.
 */
function inOneOrder(node: ts.Node, source: ts.SourceFile): ts.Node {
  const textOf = (part: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, part, source);
  const sorted = <Part extends ts.Node>(parts: readonly Part[]): Part[] =>
    parts
      .map((part) => ({ part, name: textOf(part) }))
      .toSorted(byName)
      .map(({ part }) => part);
  const { transformed } = ts.transform(node, [
    (context) => (root) => {
      const visit = (part: ts.Node): ts.Node => {
        const inside = ts.visitEachChild(part, visit, context);
        if (ts.isUnionTypeNode(inside)) return context.factory.createUnionTypeNode(sorted(inside.types));
        if (ts.isTypeLiteralNode(inside) && inside.members.length > 1 && inside.members.every(isLiteralProperty))
          return context.factory.createTypeLiteralNode(sorted(inside.members));
        return inside;
      };
      return visit(root);
    },
  ]);
  return transformed[0] ?? node;
}

/** A declaration as text; the first of its kind is enough to see what changed, so all are kept. */
function declarationsOf(symbol: ts.Symbol, name: string): string[] {
  return (symbol.declarations ?? []).map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    const source = node.getSourceFile();
    const text = printer.printNode(ts.EmitHint.Unspecified, inOneOrder(node, source), source);
    // The bundler numbers names that two files share.
    const own = text
      .replace(/^export (default )?/, '')
      .replace(/^declare /, '')
      .replaceAll(/(?<=\w)\$\d+\b/g, '');
    return symbol.name.replace(/\$\d+$/, '') === name ? own : `// as ${name}\n${own}`;
  });
}

const isOwn = (symbol: ts.Symbol, folder: string): boolean =>
  (symbol.declarations ?? []).some((declaration) => declaration.getSourceFile().fileName.startsWith(`${folder}/`));

/** Types of the package that its surface mentions without exporting them: they change with it. */
function mentioned(symbols: readonly ts.Symbol[], checker: ts.TypeChecker, folder: string): ts.Symbol[] {
  const seen = new Set(symbols);
  const found: ts.Symbol[] = [];
  const queue = [...symbols];
  for (let symbol = queue.pop(); symbol !== undefined; symbol = queue.pop()) {
    for (const declaration of symbol.declarations ?? []) {
      const visit = (node: ts.Node): void => {
        if (ts.isIdentifier(node)) {
          const target = checker.getSymbolAtLocation(node);
          const resolved = target !== undefined && (target.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(target) : target;
          const isDeclared =
            resolved !== undefined &&
            (resolved.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class | ts.SymbolFlags.Variable)) !==
              0 &&
            resolved.declarations?.some((entry) => ts.isSourceFile(entry.parent) || ts.isVariableDeclaration(entry));
          if (resolved !== undefined && isDeclared === true && !seen.has(resolved) && isOwn(resolved, folder)) {
            seen.add(resolved);
            found.push(resolved);
            queue.push(resolved);
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(declaration);
    }
  }
  return found;
}

function reportOf(library: PublishablePackage): ApiReport {
  const entries = entriesOf(library);
  // Symbols are looked up and nothing is checked, so that this takes little time.
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const sections = entries.map(({ path, file }) => {
    const source = program.getSourceFile(file);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    const exports =
      module === undefined
        ? []
        : checker.getExportsOfModule(module).map((symbol) => ({
            name: symbol.name,
            symbol: (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
          }));
    const lines = exports.toSorted(byName).flatMap(({ name, symbol }) => declarationsOf(symbol, name));
    const hidden = mentioned(
      exports.map(({ symbol }) => symbol),
      checker,
      library.folder,
    ).toSorted(byName);
    const rest =
      hidden.length === 0
        ? []
        : [
            '',
            `### Mentioned by \`${library.manifest.name}${path.slice(1)}\`, not exported`,
            '',
            '```ts',
            ...hidden.flatMap((symbol) => declarationsOf(symbol, symbol.name)),
            '```',
          ];
    return [`## \`${library.manifest.name}${path.slice(1)}\``, '', '```ts', ...lines, '```', ...rest].join('\n');
  });
  const text = [
    `# What \`${library.manifest.name}\` exports`,
    '',
    'Written by `npm run api-report`. A change here is a change for those who import the package.',
    '',
    ...sections,
    '',
  ]
    .join('\n')
    .replaceAll('```\n##', '```\n\n##');
  return { package: library.manifest.name, file: join(library.folder, 'api-report.md'), text };
}

/** The reports of what is built; what is older than its sources is built first. */
export async function apiReports(): Promise<ApiReport[]> {
  const packages = publishablePackages();
  for (const library of packages) await build(library);
  return packages.map(reportOf);
}

export const committedReport = ({ file }: ApiReport): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const pathInWorkspace = ({ file }: ApiReport): string => relative(ROOT, file);
