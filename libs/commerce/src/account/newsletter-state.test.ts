import { expect, it } from 'vitest';
import { newsletterState } from './newsletter-state.ts';

it.each([
  ['optOut', 'none'],
  ['undefined', 'none'],
  [undefined, 'none'],
  [null, 'none'],
  ['notSet', 'pending'],
  ['optIn', 'subscribed'],
  ['direct', 'subscribed'],
  ['something of tomorrow', 'subscribed'],
] as const)('optOut and undefined are no subscriber, notSet needs a confirmation, any other subscribes: %s', (status, state) =>
  expect(newsletterState(status)).toBe(state),
);
