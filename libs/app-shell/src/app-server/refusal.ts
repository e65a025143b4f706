import { createTranslator, loadMessages } from '@vitrine/i18n';
import { findLocale } from '@vitrine/routing';
import { localeOfPath } from '@vitrine/session';

const page = (lang: string, dir: string, title: string, detail: string) => `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 2rem; text-align: center; font: 1.0625rem/1.6 system-ui, sans-serif; }
</style>
</head>
<body><main><h1>${title}</h1><p>${detail}</p></main></body>
</html>
`;

/**
 * Says in words that too much was asked for, and when to come back: a page for people, an error body for programs.
 * @param pathname Decides the language.
 */
export async function tooManyAnswer(pathname: string, accept: string, seconds: number): Promise<Response> {
  const locale = localeOfPath(pathname);
  const { t } = createTranslator({ locale, messages: await loadMessages(locale, ['common']) });
  const title = t('common.error.http.429');
  const detail = t('common.error.tryAgainIn', { count: seconds });
  const headers = { 'cache-control': 'no-store', 'retry-after': String(seconds) };
  if (accept.includes('text/html'))
    return new Response(page(locale, findLocale(locale)?.dir ?? 'ltr', title, detail), {
      status: 429,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  return Response.json({ errors: [{ status: '429', code: 'VITRINE__TOO_MANY_REQUESTS', title, detail }] }, { status: 429, headers });
}
