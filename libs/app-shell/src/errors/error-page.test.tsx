import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';

const messages = { 'en-US': await loadMessages('en-US', ['common']), 'de-DE': await loadMessages('de-DE', ['common']) };
const page = (props: ErrorPageProps, locale: keyof typeof messages = 'en-US') =>
  renderToString(
    <I18nProvider locale={locale} messages={messages[locale]}>
      <StaticRouter location="/x">
        <ErrorPage {...props} />
      </StaticRouter>
    </I18nProvider>,
  );
const title = (props: ErrorPageProps) => /<h1[^>]*>([^<]*)<\/h1>/.exec(page(props))?.[1];

describe('an error page', () => {
  it.each([
    [404, 'Page Not Found', 'This page could not be found.'],
    [408, 'Internal Server Error', 'API is not responding.'],
    [500, 'Internal Server Error', 'Oops, something went wrong.'],
    [502, 'Internal Server Error', 'Server could not complete the request.'],
    [503, 'Internal Server Error', 'Server is not available. Please try again in few seconds.'],
    [418, 'Internal Server Error', 'Oops, something went wrong.'],
  ])("of status %i is titled '%s' and says '%s'", (status, expected, text) => {
    expect(title({ status })).toBe(expected);
    expect(page({ status })).toContain(text);
  });

  it('has status 500 unless told otherwise', () => {
    expect(title({})).toBe('Internal Server Error');
    expect(page({})).toContain('500');
  });

  it('shows the message of what was thrown as plain text', () => {
    expect(page({ status: 404, message: 'Page Not Found: /<b>x' })).toContain('Page Not Found: /&lt;b&gt;x');
  });

  it("says 'Page Not Found: {path}' in the page's own language, the path as plain text", () => {
    expect(page({ status: 404, path: '/<b>x' })).toContain('Page Not Found: /&lt;b&gt;x');
    expect(page({ status: 404, path: '/x' }, 'de-DE')).toContain('Seite nicht gefunden: /x');
  });
});
