import MagicString from 'magic-string';
import ts from 'typescript';

/** Text of a node, or from one place to another, as it will be: with the edits inside of it. */
export type TextOf = (place: ts.Node | readonly [start: number, end: number]) => string;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: (textOf: TextOf) => string;
}

interface ImportedName {
  readonly name: string;
  readonly local: string;
  readonly isType: boolean;
}

/** What is to be written into one file. Lines that no edit names stay byte for byte. */
export class FileEdits {
  readonly source: ts.SourceFile;
  readonly #edits: Edit[] = [];
  readonly #removed = new Set<ts.ImportSpecifier>();
  readonly #removedStatements = new Set<ts.Statement>();
  readonly #added = new Map<string, Map<string, ImportedName>>();

  constructor(source: ts.SourceFile) {
    this.source = source;
  }

  get isEmpty(): boolean {
    return this.#edits.length === 0 && this.#removed.size === 0 && this.#removedStatements.size === 0 && this.#added.size === 0;
  }

  /** Puts a text where a node stands. */
  replace(node: ts.Node, text: string | ((textOf: TextOf) => string)): void {
    this.replaceRange(node.getStart(this.source), node.getEnd(), text);
  }

  /** Puts a text into a range, which holds other edits as a whole or not at all. */
  replaceRange(start: number, end: number, text: string | ((textOf: TextOf) => string)): void {
    if (this.#edits.some((edit) => edit.start === start && edit.end === end)) return;
    this.#edits.push({ start, end, text: typeof text === 'string' ? () => text : text });
  }

  /** Takes a statement away, with its line. What it holds can still be written elsewhere. */
  removeStatement(statement: ts.Statement): void {
    this.#removedStatements.add(statement);
  }

  /** Takes a name out of its import. */
  removeImport(specifier: ts.ImportSpecifier): void {
    this.#removed.add(specifier);
  }

  /** Imports a name, once. */
  addImport(module: string, { name, local = name, isType }: { name: string; local?: string; isType: boolean }): void {
    const names = this.#added.get(module) ?? new Map<string, ImportedName>();
    const known = names.get(local);
    names.set(local, { name, local, isType: isType && (known?.isType ?? true) });
    this.#added.set(module, names);
  }

  /** The file's text as it will be. */
  apply(): string {
    const text = this.source.text;
    const written = new MagicString(text);
    this.#editImports();
    // What is inside comes first, so that what is around it finds it done.
    const inOrder = this.#edits.toSorted((a, b) => a.end - a.start - (b.end - b.start) || a.start - b.start);
    const textOf: TextOf = (place) =>
      'kind' in place ? written.slice(place.getStart(this.source), place.getEnd()) : written.slice(...place);
    for (const { start, end, text: build } of inOrder) {
      const replacement = build(textOf);
      if (replacement === '') written.remove(start, end);
      else written.overwrite(start, end, replacement);
    }
    for (const statement of this.#removedStatements) written.remove(...this.#linesOf(statement));
    return written.toString();
  }

  #editImports(): void {
    const declarations = this.source.statements.filter(ts.isImportDeclaration);
    const pending = new Map([...this.#added].map(([module, names]) => [module, new Map(names)]));
    const additions = this.#mergeIntoExisting(declarations, pending);
    let place: ts.ImportDeclaration | undefined;
    /** A statement that nothing is left of: what is new stands in its place. */
    let free: ts.ImportDeclaration | undefined;
    for (const declaration of declarations) {
      const named = declaration.importClause?.namedBindings;
      const elements = named !== undefined && ts.isNamedImports(named) ? [...named.elements] : [];
      const isTouched = elements.some((element) => this.#removed.has(element));
      const more = additions.get(declaration) ?? [];
      if (!isTouched && more.length === 0) continue;
      const kept = elements.filter((element) => !this.#removed.has(element));
      if (isTouched) place ??= declaration;
      if (kept.length === 0 && more.length === 0 && declaration.importClause?.name === undefined) {
        if (free === undefined) free = declaration;
        else this.removeStatement(declaration);
      } else if (named !== undefined && ts.isNamedImports(named)) this.#writeNames(named, kept, more);
    }
    this.#writeStatements(pending, place ?? declarations.at(-1), free);
  }

  /** Names that a statement of the same module can take; they leave `pending`. */
  #mergeIntoExisting(
    declarations: readonly ts.ImportDeclaration[],
    pending: Map<string, Map<string, ImportedName>>,
  ): Map<ts.ImportDeclaration, string[]> {
    const additions = new Map<ts.ImportDeclaration, string[]>();
    for (const declaration of declarations) {
      const { importClause, moduleSpecifier } = declaration;
      const named = importClause?.namedBindings;
      const names = ts.isStringLiteral(moduleSpecifier) ? pending.get(moduleSpecifier.text) : undefined;
      if (importClause === undefined || names === undefined || named === undefined || !ts.isNamedImports(named)) continue;
      const isTypeOnly = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
      for (const [local, imported] of names) {
        const isThere = named.elements.some(
          (element) => element.name.text === local && !this.#removed.has(element) && (imported.isType || !isTypeOnly),
        );
        if (!isThere && isTypeOnly && !imported.isType) continue;
        names.delete(local);
        if (!isThere) additions.set(declaration, [...(additions.get(declaration) ?? []), nameText(imported, !isTypeOnly)]);
      }
    }
    return additions;
  }

  #writeNames(named: ts.NamedImports, kept: readonly ts.ImportSpecifier[], more: readonly string[]): void {
    const { elements } = named;
    const first = elements[0];
    const last = elements.at(-1);
    if (first === undefined || last === undefined) {
      this.replace(named, `{ ${more.join(', ')} }`);
      return;
    }
    const between = elements[1] === undefined ? ', ' : this.source.text.slice(first.getEnd(), elements[1].getStart(this.source));
    this.replaceRange(first.getStart(this.source), last.getEnd(), (textOf) =>
      [...kept.map((element) => textOf(element)), ...more].join(/[/]/.test(between) ? ', ' : between),
    );
  }

  /** A statement with its line, and with the empty line behind it if there is one before it, too. */
  #linesOf(statement: ts.Statement): [start: number, end: number] {
    const { text } = this.source;
    const start = statement.getStart(this.source);
    const end = statement.getEnd();
    const before = text.slice(Math.max(0, start - 200), start);
    const lines = /\n\r?\n[ \t]*$/.test(before) ? /^[ \t]*\r?\n(?:[ \t]*\r?\n)?/ : /^[ \t]*\r?\n/;
    const after = lines.exec(text.slice(end))?.[0].length;
    const indent = /(?:^|\n)([ \t]*)$/.exec(before)?.[1]?.length ?? 0;
    return after === undefined ? [start, end] : [start - indent, end + after];
  }

  #writeStatements(
    pending: ReadonlyMap<string, ReadonlyMap<string, ImportedName>>,
    anchor: ts.ImportDeclaration | undefined,
    free: ts.ImportDeclaration | undefined,
  ): void {
    const { text } = this.source;
    const newLine = text.includes('\r\n') ? '\r\n' : '\n';
    const sample = anchor?.moduleSpecifier.getText(this.source) ?? "'";
    const quote = sample.startsWith('"') ? '"' : "'";
    const semicolon = anchor === undefined || anchor.getText(this.source).endsWith(';') ? ';' : '';
    const lines = [...pending]
      .filter(([, names]) => names.size > 0)
      .map(([module, names]) => {
        const all = [...names.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
        const isTypeOnly = all.every(({ isType }) => isType);
        return `import ${isTypeOnly ? 'type ' : ''}{ ${all.map((one) => nameText(one, !isTypeOnly)).join(', ')} } from ${quote}${module}${quote}${semicolon}`;
      });
    if (free !== undefined) {
      if (lines.length === 0) this.removeStatement(free);
      else this.replace(free, lines.join(newLine));
      return;
    }
    if (lines.length === 0) return;
    const [firstStatement] = this.source.statements;
    if (anchor !== undefined) {
      const specifier = anchor.moduleSpecifier;
      this.replaceRange(specifier.getStart(this.source), anchor.getEnd(), (textOf) =>
        [textOf(specifier) + text.slice(specifier.getEnd(), anchor.getEnd()), ...lines].join(newLine),
      );
    } else if (firstStatement !== undefined) {
      const start = firstStatement.getStart(this.source);
      const token = firstStatement.getFirstToken(this.source) ?? firstStatement;
      this.replaceRange(start, token.getEnd(), (textOf) => [...lines, textOf(token)].join(newLine));
    }
  }
}

const nameText = ({ name, local, isType }: ImportedName, isMarked: boolean): string =>
  `${isType && isMarked ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`;

/** Gives a reference to an import another name, so that what others see of it stays: `{ old }` becomes `{ old: name }`. */
export function renameReference(edits: FileEdits, node: ts.Identifier, name: string): void {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) edits.replace(node, `${node.text}: ${name}`);
  else if (ts.isExportSpecifier(parent) && parent.propertyName === undefined) edits.replace(node, `${name} as ${node.text}`);
  else edits.replace(node, name);
}

/** Whether an import brings a type and no value, as far as it says so itself. */
export const isTypeImport = (specifier: ts.ImportSpecifier): boolean =>
  specifier.isTypeOnly || specifier.parent.parent.phaseModifier === ts.SyntaxKind.TypeKeyword;
