import { describe, expect, it } from 'vitest';
import { mutate, mutationsOf } from './mutations.ts';

/** Each text that a mutation makes of a source, beside what it says of it. */
const mutants = (source: string, name = 'a.ts') => mutationsOf(name, source).map((mutation) => [mutation.what, mutate(source, mutation)]);

describe('mutations of a source', () => {
  it('turn every operator into its neighbour', () => {
    expect(mutants('x = a < b && c === d;').map(([, text]) => text)).toEqual([
      'x = a < b || c === d;',
      'x = a <= b && c === d;',
      'x = a < b && c !== d;',
    ]);
  });

  it('negate conditions that are no comparison', () => {
    expect(mutants('if (ok) go(a);')).toContainEqual(['condition negated', 'if (!(ok)) go(a);']);
    expect(mutants('x = ok ? a : b;')).toEqual([['condition negated', 'x = !(ok) ? a : b;']]);
  });

  it('drop calls whose value nobody takes, awaited ones too', () => {
    expect(mutants('go(a);\nawait stay();\nconst x = take();')).toEqual([
      ['call dropped: go()', ';\nawait stay();\nconst x = take();'],
      ['call dropped: stay()', 'go(a);\n;\nconst x = take();'],
    ]);
  });

  it('turn booleans, and make numbers one more', () => {
    expect(mutants('x = [true, 7];')).toEqual([
      ['true became false', 'x = [false, 7];'],
      ['7 became one more', 'x = [true, (7 + 1)];'],
    ]);
  });

  it('leave types, imports, sums of texts and the log alone', () => {
    const source = `import { a } from './1.ts';\ntype X = 1 | true;\ninterface Y { z: false }\nlet b: 7;\nx = 'a' + b;\nlog('x');\nconsole.warn('y');\nthis.#log('z');\nconfig.log('w');\nthis.#options.logger.warn('v');`;
    expect(mutants(source)).toEqual([]);
  });

  it('name the line, also in a component', () => {
    expect(
      mutationsOf('a.tsx', 'const A = () => (\n  <p hidden={true}>{isOpen ? <b /> : null}</p>\n);').map(({ line, what }) => [line, what]),
    ).toEqual([
      [2, 'true became false'],
      [2, 'condition negated'],
    ]);
  });
});
