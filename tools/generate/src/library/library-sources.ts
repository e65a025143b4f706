import type { Name } from '../names.ts';

/** The function that a new library begins with. */
export const librarySource = ({ pascal, words }: Name): string => `/** One ${words}, as it was read. */
export interface ${pascal} {
  /** Trimmed; 1 to 64 characters. */
  readonly id: string;
  /** Trimmed; 1 to 255 characters. */
  readonly name: string;
}

const MAX_ID_LENGTH = 64;
const MAX_NAME_LENGTH = 255;

/** A text without the space around it; null for what is no text, empty or too long. */
function boundedText(value: unknown, maxLength: number): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > maxLength ? null : text;
}

/**
 * Reads one ${words} out of what a stranger sent. Fields that it does not know are left out.
 * @returns Null where the id or the name is missing, empty or too long. Never throws.
 */
export function read${pascal}(value: unknown): ${pascal} | null {
  if (typeof value !== 'object' || value === null) return null;
  const id = boundedText('id' in value ? value.id : undefined, MAX_ID_LENGTH);
  const name = boundedText('name' in value ? value.name : undefined, MAX_NAME_LENGTH);
  return id === null || name === null ? null : { id, name };
}
`;

/** Its test. */
export const libraryTest = ({ kebab, pascal, words }: Name): string => `import { describe, expect, it } from 'vitest';
import { read${pascal} } from './read-${kebab}.ts';

describe('reading one ${words}', () => {
  it('keeps id and name without the space around them, and nothing else', () => {
    expect(read${pascal}({ id: ' a1 ', name: ' Ada ', isAdmin: true })).toEqual({ id: 'a1', name: 'Ada' });
  });

  it('takes as many characters as the bounds allow, and not one more', () => {
    const longest = { id: 'i'.repeat(64), name: 'n'.repeat(255) };
    expect(read${pascal}(longest)).toEqual(longest);
    expect(read${pascal}({ ...longest, id: \`\${longest.id}i\` })).toBeNull();
    expect(read${pascal}({ ...longest, name: \`\${longest.name}n\` })).toBeNull();
  });

  it.each([undefined, null, 'a1', 7, [], {}, { id: 'a1' }, { name: 'Ada' }, { id: ' ', name: 'Ada' }, { id: 'a1', name: 7 }])(
    'is null for %j',
    (value) => {
      expect(read${pascal}(value)).toBeNull();
    },
  );
});
`;
