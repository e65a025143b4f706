// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readForm } from './use-form.ts';

describe('a form', () => {
  it('is read by the names of its fields, dots for what belongs together', () => {
    const form = document.createElement('form');
    form.innerHTML =
      '<input name="email" value="a@b.example"><input name="billingAddress.street" value="Main 1"><input name="billingAddress.city" value="Bern"><input type="checkbox" name="privacy" value="on">';
    expect(readForm(form)).toEqual({ email: 'a@b.example', billingAddress: { street: 'Main 1', city: 'Bern' } });
  });
});
