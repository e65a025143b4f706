import { expect, test } from 'vitest';
import { sectionOf } from './notes.ts';

const CHANGELOG = '# @vitrine/ui\n\n## 0.2.0\n\n### Minor Changes\n\n- New.\n\n## 0.1.0\n\n### Minor Changes\n\n- First.\n';

test('the notes of a version are its section of the changelog, and no other', () => {
  expect(sectionOf(CHANGELOG, '0.2.0')).toBe('### Minor Changes\n\n- New.');
  expect(sectionOf(CHANGELOG, '0.1.0')).toBe('### Minor Changes\n\n- First.');
});

test('a version that the changelog does not know has no notes', () => {
  expect(sectionOf(CHANGELOG, '0.3.0')).toBe('');
});
