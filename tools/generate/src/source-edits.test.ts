import { describe, expect, it } from 'vitest';
import { GenerateError } from './generate-error.ts';
import { addToReport } from './operation/api-report.ts';
import { dropReason } from './operation/left-out.ts';
import { addEntry, addExport, addImport, addProperty } from './source-edits.ts';
import { addLineAfter } from './text-edits.ts';

describe('an addition to a source', () => {
  it('goes to the end of an object or array, with and without a comma after the last entry', () => {
    expect(addProperty('const A = { a: 1 } as const;', 'A', 'b: 2')).toBe('const A = { a: 1,\nb: 2 } as const;');
    expect(addProperty('const A: X = {\n  a: 1,\n};', 'A', 'b: 2')).toBe('const A: X = {\n  a: 1,\nb: 2,\n};');
    expect(addProperty('const A = {};', 'A', 'b: 2')).toBe('const A = {b: 2};');
    expect(addEntry("const A = ['a'] satisfies X;", 'A', "'b'")).toBe("const A = ['a',\n'b'] satisfies X;");
  });

  it('is refused where what it is added to is gone, or is another thing', () => {
    expect(() => addProperty('const A = [];', 'A', 'b: 2')).toThrow(GenerateError);
    expect(() => addEntry('const A = {};', 'A', 'b')).toThrow(GenerateError);
    expect(() => addEntry('const B = [];', 'A', 'b')).toThrow('There is no A any more');
    expect(() => addLineAfter('a\nb', /^c/, 'd')).toThrow(GenerateError);
  });

  it('stands among imports and exports where lint wants it', () => {
    const source = "import { z } from 'zod';\nimport { b } from './b.ts';\nimport { d } from './d.ts';\n\nuse(b, d);\n";
    const lines = (text: string) => text.split('\n').slice(0, 4);
    expect(lines(addImport(source, 'c', './c.ts'))[2]).toBe("import { c } from './c.ts';");
    expect(lines(addImport(source, 'a', './a/b.ts'))[1]).toBe("import { a } from './a/b.ts';");
    expect(lines(addImport(source, 'e', './e.ts'))[3]).toBe("import { e } from './e.ts';");
    const index = "export { b } from './b.ts';\nexport type { T } from './t.ts';\n";
    expect(addExport(index, ['type A'], './a.ts')).toBe(`export { type A } from './a.ts';\n${index}`);
    expect(addExport(index, ['type B', 'a'], './b.ts')).toContain("export { a, type B, b } from './b.ts';");
    expect(addExport(index, ['z'], './z.ts')).toBe(`${index}export { z } from './z.ts';\n`);
  });

  it('stands in a part of a text after the last line that fits', () => {
    const text = '# One\n| a |\n| b |\n\n# Two\n| c |\n';
    expect(addLineAfter(text, /^\|/, '| new |', { from: '# One', to: '# Two' })).toBe('# One\n| a |\n| b |\n| new |\n\n# Two\n| c |\n');
    expect(addLineAfter(text, /^\|/, '| new |', { from: '# Two' })).toBe('# One\n| a |\n| b |\n\n# Two\n| c |\n| new |\n');
  });

  it('stands in the report of the main entry by its name', () => {
    const report = 'R\n\n```ts\ninterface A {\n    a: string;\n}\nfunction c(): void;\n```\n\n```ts\nfunction b(): void;\n```\n';
    const added = addToReport(report, 'b', 'function b(): void;');
    expect(added.indexOf('function b')).toBeGreaterThan(added.indexOf('interface A'));
    expect(added.indexOf('function b')).toBeLessThan(added.indexOf('function c'));
    expect(addToReport(report, 'z', 'function z(): void;')).toContain('function c(): void;\nfunction z(): void;\n```\n\n```ts');
  });
});

describe('a reason for leaving calls out', () => {
  const row = (pattern: string) =>
    `const LEFT_OUT = [\n  { operations: ${pattern}, reason: 'r' },\n  { operations: /other/, reason: 's' },\n];\n`;

  it('goes with the only call that it was about', () => {
    const kept = dropReason(row('/^GET \\/x$/'), 'GET /x', ['GET /x', 'GET /y']);
    expect(kept).toContain('other');
    expect(kept).not.toContain("'r'");
  });

  it.each(['/^GET \\/[xy]$/', '/ \\/[xy]$/'])('%s goes on leaving out the others', (pattern) => {
    const kept = dropReason(row(pattern), 'GET /x', ['GET /x', 'GET /y']);
    const [, source = ''] = /operations: \/(.*?)\/, reason: 'r'/.exec(kept) ?? [];
    expect(['GET /x', 'GET /y', 'GET /z'].map((call) => new RegExp(source).test(call))).toEqual([false, true, false]);
  });

  it('stays as it is where it was about other calls', () => {
    expect(dropReason(row('/^GET \\/y$/'), 'GET /x', ['GET /x', 'GET /y'])).toBe(row('/^GET \\/y$/'));
  });
});
