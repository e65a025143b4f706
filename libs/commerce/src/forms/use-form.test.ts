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

  it('is read with the value of the button that sent it, and of no other', () => {
    const form = document.createElement('form');
    form.innerHTML =
      '<input name="note" value="hi"><button name="answer" value="yes">Yes</button><button name="answer" value="no">No</button><button>Send</button>';
    const [, no, send] = form.querySelectorAll('button');
    expect(readForm(form, no)).toEqual({ note: 'hi', answer: 'no' });
    expect(readForm(form, send)).toEqual({ note: 'hi' });
    expect(readForm(form)).toEqual({ note: 'hi' });
  });
});
