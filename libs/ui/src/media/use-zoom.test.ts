import { expect, it } from 'vitest';
import { clampZoom, ZOOM } from './use-zoom.ts';

it.each([
  [0.4, 1],
  [1.04, 1],
  [1.5, 1.5],
  [ZOOM.max + 1, ZOOM.max],
])('a picture wished %s times as large is shown %s times as large', (wished, shown) => expect(clampZoom(wished)).toBe(shown));
