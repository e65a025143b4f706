// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readDraft } from './checkout-draft.ts';

const checkoutOf = (markup: string): HTMLElement => Object.assign(document.createElement('div'), { innerHTML: markup });
const GUEST = `<form><input name="billingAddress.street" value="Mill Lane"><input name="password" value="secret">
  <input name="passwordConfirmation" value="secret"><input type="checkbox" name="privacy" value="on" checked></form>`;
const ORDER = `<form id="checkout-order"><textarea name="comment">Ring twice</textarea><input type="checkbox" name="terms" value="on" checked></form>`;
const NOTHING = { comment: '', terms: false, waiver: false };

it('what a guest has typed is kept, passwords are not', () => {
  expect(readDraft(checkoutOf(GUEST))).toEqual({
    typed: NOTHING,
    guest: { errors: {}, values: { 'billingAddress.street': 'Mill Lane', privacy: 'on' } },
  });
});

it('what is filled in beside the order’s button is kept', () => {
  expect(readDraft(checkoutOf(ORDER)).typed).toEqual({ comment: 'Ring twice', terms: true, waiver: false });
});

it('a checkout that was closed before its forms came keeps what was kept before', () => {
  const before = readDraft(checkoutOf(GUEST + ORDER));
  expect(readDraft(checkoutOf(''), before)).toEqual(before);
  expect(readDraft(checkoutOf(''))).toEqual({ typed: NOTHING, guest: undefined });
});
