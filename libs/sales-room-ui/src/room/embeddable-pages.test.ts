import { expect, it } from 'vitest';
import { mayBeEmbedded } from './embeddable-pages.ts';

it.each(['/presentation/spring', '/de-DE/presentation/spring/prejoin', '/invitation/spring', '/presentation/spring/login'])(
  'a page of a client may be embedded: %s',
  (pathname) => expect(mayBeEmbedded(pathname)).toBe(true),
);

it.each([
  '/',
  '/guide',
  '/guide/spring',
  '/de-DE/guide/spring/login',
  '/GUIDE/spring',
  '/ask',
  '/presentation',
  '/presentation/',
  '/presentation/../guide/spring',
  '/Presentation/spring',
  '/%70resentation/spring',
  '/guide/presentation/spring',
  '/fr-FR/presentation/spring',
])('any other page may not: %s', (pathname) => expect(mayBeEmbedded(pathname)).toBe(false));
