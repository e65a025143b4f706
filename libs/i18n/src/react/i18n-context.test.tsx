import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../load-messages.ts';
import { I18nProvider, RichText, useFormat, useTranslate } from './i18n-context.tsx';

const messages = await loadMessages('de-DE', ['common', 'shop', 'checkout']);

function Total() {
  const t = useTranslate();
  const format = useFormat();
  return (
    <p>
      {t('shop.review.count', { count: 2 })}: {format.price(19.9)}, {format.date('2026-03-05T23:30:00Z')}
    </p>
  );
}

const render = (element: React.ReactNode) =>
  renderToString(
    <I18nProvider locale="de-DE" messages={messages} currency="EUR">
      {element}
    </I18nProvider>,
  ).replaceAll('<!-- -->', '');

describe('a component', () => {
  it('has the texts and formats of the page', () => expect(render(<Total />)).toBe('<p>2 Bewertungen: 19,90\u00A0€, 06.03.2026</p>'));
  it('says so where the provider is missing', () =>
    expect(() => renderToString(<Total />)).toThrow(expect.objectContaining({ code: 'provider-missing' })));
});

describe('a text with a link in it', () => {
  it('gets what its tags become', () =>
    expect(render(<RichText message="checkout.terms.withdrawal" tags={{ revocation: (text) => <a href="/x">{text}</a> }} />)).toBe(
      'Bitte beachten Sie Ihr <a href="/x">Widerrufsrecht</a>.',
    ));
  it('stays a text where a tag is unknown', () =>
    expect(render(<RichText message="checkout.terms.withdrawal" tags={{}} />)).toBe('Bitte beachten Sie Ihr Widerrufsrecht.'));
  it('takes parameters as plain text, tags and marks in them too', () => {
    const name = '<b>x</b>\uE0000\uE001';
    expect(render(<RichText message="shop.product.added" parameters={{ name }} tags={{ b: (text) => <b>{text}</b> }} />)).toBe(
      '„&lt;b&gt;x&lt;/b&gt;\uE0000\uE001“ liegt in Ihrem Warenkorb.',
    );
  });
  it('chooses its plural form', () =>
    expect(render(<RichText message="shop.review.count" parameters={{ count: 0 }} tags={{}} />)).toBe('Noch keine Bewertungen'));
});
