import { expect, it } from 'vitest';
import { SessionProvider, type ShellData } from '@vitrine/app-shell';
import { shopMarkup } from '../testing/shop-words.tsx';
import { ErrorLayout } from './error-layout.tsx';

it('an error page has the header and the footer of the shop, what went wrong, and ways on below it', () => {
  const navigation = { main: [{ id: 'lamps', label: 'Lamps', href: '/lamps' }], service: [], footer: [] };
  const html = shopMarkup(
    <SessionProvider shell={{ session: {}, languages: [], shopPages: {}, navigation } as unknown as ShellData}>
      <ErrorLayout>
        <h1>Not found</h1>
      </ErrorLayout>
    </SessionProvider>,
  );
  expect(html).toMatch(/<header.*<h1>Not found<\/h1>.*<nav class="v-ways-on".*href="\/lamps".*<footer/s);
});
