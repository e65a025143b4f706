import { expect, it } from 'vitest';
import { textsFor } from './texts.ts';

it.each([
  ['de', 'Erneut versuchen'],
  ['de-AT', 'Erneut versuchen'],
  ['DE-de', 'Erneut versuchen'],
  ['en-GB', 'Try again'],
  ['den', 'Try again'],
  ['fr', 'Try again'],
  ['', 'Try again'],
])('in %j the element says "%s"', (lang, retry) => expect(textsFor(lang).retry).toBe(retry));
