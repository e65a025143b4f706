import { expect, it } from 'vitest';
import { defineVitrineRoom } from './index.ts';

it('a server that renders a page may import the element, and defines nothing', () => {
  expect(typeof HTMLElement).toBe('undefined');
  expect(() => defineVitrineRoom()).not.toThrow();
});
