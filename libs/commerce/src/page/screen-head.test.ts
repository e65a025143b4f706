import { expect, it } from 'vitest';
import type { ShellResult } from '@vitrine/app-shell';
import { titledScreenMeta } from './screen-head.tsx';

it('the head of a screen that draws its own title has no other, and keeps search engines away', () => {
  const shell = { locale: 'en-US', origin: 'https://shop.example' } as unknown as ShellResult;
  const head = titledScreenMeta({ location: { pathname: '/checkout/cart', search: '' }, matches: [{ loaderData: shell }] });
  expect(JSON.stringify(head)).not.toMatch(/"title"|og:title/);
  expect(head).toContainEqual({ property: 'og:url', content: 'https://shop.example/checkout/cart' });
  expect(head).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
});
