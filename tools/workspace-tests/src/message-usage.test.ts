import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { loadMessages, MESSAGE_AREAS } from '@vitrine/i18n';

const root = join(import.meta.dirname, '..', '..', '..');
const AREA = new RegExp(`^(?:${MESSAGE_AREAS.join('|')})\\.`);

/** Every source that can show a text: the tests of one don't count as use. */
const SOURCES = globSync('{apps,libs}/*/{app,src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|test-d)\.tsx?$|\/testing\/|^libs\/i18n\/src\/messages\//.test(file),
);

interface Mention {
  file: string;
  /** The text of a literal; of a template, its parts with `*` for what is known at run time alone. */
  text: string;
}

function mentionsIn(file: string): Mention[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Mention[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push({ file, text: node.text });
    else if (ts.isTemplateExpression(node))
      found.push({ file, text: node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('') });
    else if (ts.isTemplateLiteralTypeNode(node))
      found.push({ file, text: node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('') });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const flatten = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : flatten(value as object, `${path}${key}.`)));
/** The plural forms of a text are one key. */
const keys = new Set(
  flatten(await loadMessages('en-US', MESSAGE_AREAS)).map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')),
);

const mentions = SOURCES.flatMap(mentionsIn);
const literals = new Set(mentions.map(({ text }) => text));
/** A template stands for the keys that it can become: `room.error.*`. One that begins with a value could become any. */
const templates = mentions.filter(({ text }) => text.includes('*') && AREA.test(text) && text.indexOf('*') > text.indexOf('.'));
const toPattern = (template: string): RegExp => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
const patterns = templates.map(({ text }) => toPattern(text));

/** What a component would show to a person as it stands in the source. */
const SHOWN_ATTRIBUTES =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|description|heading)$/;

function writtenTexts(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (text: string): void => {
    // A name is the same in every language.
    if (/\p{L}{2}/u.test(text) && text.trim() !== 'Vitrine') found.push(`${file}: ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text);
    else if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression) && !ts.isJsxAttribute(node.parent))
      note(node.expression.text);
    else if (
      ts.isJsxAttribute(node) &&
      SHOWN_ATTRIBUTES.test(node.name.getText(source)) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      note(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('the texts of both apps', () => {
  test('are messages: none is written into a component', () => {
    const components = SOURCES.filter((file) => file.endsWith('.tsx') && !/^libs\/(?:ui|i18n|cms-blocks)\//.test(file));
    expect(components.length).toBeGreaterThan(50);
    expect(components.flatMap(writtenTexts)).toEqual([]);
  });

  test('are all in use: a key that no source mentions is deleted', () => {
    const unused = [...keys].filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  test('exist: what a source builds at run time becomes at least one key', () => {
    const hollow = templates.filter((_, index) => ![...keys].some((key) => patterns[index]?.test(key)));
    expect(hollow.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});
