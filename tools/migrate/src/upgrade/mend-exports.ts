import ts from 'typescript';
import type { Change, MovedExports } from '../changes/change.ts';
import type { ReportAt } from '../report/places.ts';
import { hasName, referencesTo } from '../syntax/bindings.ts';
import { type FileEdits, isTypeImport, renameReference } from '../syntax/file-edits.ts';
import type { PackageUse } from './package-uses.ts';

interface Place {
  readonly edits: FileEdits;
  readonly checker: ts.TypeChecker;
  readonly report: ReportAt;
}

function rename(use: PackageUse, name: string, { edits, checker, report }: Place): void {
  report(use.node, { change: `${use.name} is called ${name}`, write: name, mend: 'codemod' });
  if (use.form === 'import') {
    const { specifier } = use;
    if (specifier.propertyName !== undefined) {
      edits.replace(specifier.propertyName, name);
      return;
    }
    const symbol = checker.getSymbolAtLocation(specifier.name);
    if (symbol === undefined || hasName(name, edits.source)) {
      edits.replace(specifier.name, `${name} as ${use.name}`);
      return;
    }
    edits.replace(specifier.name, name);
    for (const reference of referencesTo(symbol, edits.source, checker)) renameReference(edits, reference, name);
  } else if (use.form === 're-export') edits.replace(use.node, use.specifier.propertyName === undefined ? `${name} as ${use.name}` : name);
  else if (use.form === 'destructured') edits.replace(use.node, use.element.propertyName === undefined ? `${name}: ${use.name}` : name);
  else edits.replace(use.node, name);
}

const quoted = (literal: ts.StringLiteralLike, source: ts.SourceFile, text: string): string => {
  const quote = literal.getText(source).slice(0, 1);
  return quote + text + quote;
};

/** A re-export of several names is one statement; those that move leave it. */
function moveReExport({ specifier }: PackageUse & { form: 're-export' }, to: string, edits: FileEdits): boolean {
  const declaration = specifier.parent.parent;
  const literal = declaration.moduleSpecifier;
  if (specifier.parent.elements.length !== 1 || literal === undefined || !ts.isStringLiteral(literal)) return false;
  edits.replace(literal, quoted(literal, edits.source, to));
  return true;
}

function move(use: PackageUse, { to, names }: MovedExports, { edits, report }: Place): void {
  const change = `${use.name} is exported by ${to}`;
  const byHand = (write: string): void => report(use.node, { change, write, mend: 'hand' });
  const mended = (write: string): void => report(use.node, { change, write, mend: 'codemod' });
  if (use.form === 'import') {
    const { specifier } = use;
    mended(`import { ${use.name} } from '${to}'`);
    edits.removeImport(specifier);
    edits.addImport(to, { name: use.name, local: specifier.name.text, isType: isTypeImport(specifier) });
  } else if (use.form === 're-export') {
    if (moveReExport(use, to, edits)) mended(`export { ${use.name} } from '${to}'`);
    else byHand(`a statement of its own: export { ${use.name} } from '${to}'`);
  } else if (use.form === 'destructured') {
    const pattern = use.element.parent;
    const isWhole = pattern.elements.every((element) => {
      if (ts.isOmittedExpression(element)) return false;
      const name = element.propertyName ?? element.name;
      return ts.isIdentifier(name) && names.includes(name.text) && element.dotDotDotToken === undefined;
    });
    if (!isWhole) byHand(`load ${use.name} from '${to}', apart from the others`);
    else {
      mended(`load it from '${to}'`);
      edits.replace(use.literal, quoted(use.literal, edits.source, to));
    }
  } else if (use.literal !== undefined) {
    mended(`load it from '${to}'`);
    edits.replace(use.literal, quoted(use.literal, edits.source, to));
  } else byHand(`a name of its own: import { ${use.name} } from '${to}'`);
}

/** Mends one use of a name after one change, or says what a person has to do. */
export function mendUse(use: PackageUse, change: Change, place: Place): void {
  if (change.kind === 'renamed-exports') {
    const name = Object.hasOwn(change.names, use.name) ? change.names[use.name] : undefined;
    if (name !== undefined) rename(use, name, place);
  } else if (change.kind === 'renamed-endings') {
    if (use.name.endsWith(change.from)) rename(use, use.name.slice(0, -change.from.length) + change.to, place);
  } else if (change.kind === 'moved-exports') {
    if (change.names.includes(use.name)) move(use, change, place);
  } else if (change.kind === 'removed-exports' && change.names.includes(use.name))
    place.report(use.node, { change: `${use.name} is no longer exported`, write: change.advice, mend: 'hand' });
}

/** Names of an entry that a change takes away. */
export function namesOf(change: Change): readonly string[] {
  if (change.kind === 'renamed-exports') return Object.keys(change.names);
  return change.kind === 'moved-exports' || change.kind === 'removed-exports' ? change.names : [];
}
