import { compareSpecifiers } from '../order.ts';
import type { RoomCommand } from './room-command.ts';

const nearImports = (imports: readonly (readonly [name: string, specifier: string])[]): string =>
  imports
    .toSorted(([, one], [, other]) => compareSpecifiers(one, other))
    .map(([name, specifier]) => `import { ${name} } from '${specifier}';`)
    .join('\n');

/** The field that the command carries. */
export const fieldSource = ({ command, schema }: RoomCommand): string => `import * as z from 'zod/mini';

/** What \`${command}\` says: one line of 1 to 80 characters. Control and direction characters would change the lines around it. */
export const ${schema} = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^[^\\p{Cc}\\p{Cs}\\p{Bidi_Control}]*$/u));
`;

/** Its test. */
export const fieldTest = ({ command, schema, kebab }: RoomCommand): string => `import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { expectLinear } from '@vitrine/e2e-kit/linear-time';
${nearImports([
  ['COMMANDS', './commands.ts'],
  [schema, `./${kebab}.ts`],
])}

const isTaken = (value: unknown) => z.safeParse(${schema}, value).success;

describe('the text of ${command}', () => {
  test('is one line of 1 to 80 characters, without the space around it', () => {
    expect(z.parse(${schema}, ' Tea is ready ')).toBe('Tea is ready');
    expect(['a', 'a'.repeat(80), ' a '].map(isTaken)).toEqual([true, true, true]);
    expect(['', ' ', 'a'.repeat(81), 7, null].map(isTaken)).toEqual([false, false, false, false, false]);
  });

  test('holds nothing that would change the lines around it', () => {
    expect(['a\\u202eb', 'a\\u0007', 'a\\nb', 'a\\ud800'].map(isTaken)).toEqual([false, false, false, false]);
  });

  test('takes time that grows with its length alone', () => expectLinear((text) => isTaken(text)));
});

test('${command} carries a text and nothing else', () => {
  const { payload } = COMMANDS['${command}'];
  expect(z.safeParse(payload, { text: 'Tea' }).success).toBe(true);
  for (const wrong of [{}, { text: 'Tea', attendeeId: 'a'.repeat(32) }, { text: ['Tea'] }])
    expect(z.safeParse(payload, wrong).success).toBe(false);
});
`;
