import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CarriedCheckout, checkoutAction } from './carried-checkout.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';

const NOTHING = { comment: '', terms: false, waiver: false };
/** Names and values of the fields that a page carries along. */
const carried = (answer: CheckoutAnswer) =>
  [...renderToStaticMarkup(<CarriedCheckout answer={answer} />).matchAll(/name="(\w+)"(?: value="([^"]*)")?/g)].map(
    ([, name, value = '']) => `${name}=${value}`,
  );

it.each<[string, CheckoutAnswer, string[]]>([
  ['nothing where nothing was shown or filled in', { typed: NOTHING }, []],
  ['what the page had shown', { typed: NOTHING, seen: 'tea:2' }, ['seen=tea:2']],
  ['a comment', { typed: { ...NOTHING, comment: 'Ring "twice"' } }, ['comment=Ring &quot;twice&quot;']],
  ['the terms where they were accepted', { typed: { ...NOTHING, terms: true } }, ['terms=on']],
  ['the waiver where it was given', { typed: { ...NOTHING, waiver: true } }, ['waiver=on']],
])('a checkout without scripts carries along %s', (_what, answer, fields) => {
  expect(carried(answer)).toEqual(fields);
});

it('a form of the checkout without scripts says what it wants by its address', () => {
  expect(checkoutAction((path) => `/de-DE${path}`, 'guest')).toBe('/de-DE/checkout?intent=guest');
});
