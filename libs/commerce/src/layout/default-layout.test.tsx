import { expect, it } from 'vitest';
import { SessionProvider, type ShellData } from '@vitrine/app-shell';
import { shopMarkup } from '../testing/shop-words.tsx';
import { DefaultLayout } from './default-layout.tsx';

const layout = (footer: object[], shopPages: object = {}) =>
  shopMarkup(
    <SessionProvider
      shell={{ session: {}, languages: [], shopPages, navigation: { main: [], service: [], footer } } as unknown as ShellData}
    >
      <DefaultLayout>
        <h1>Lamps</h1>
      </DefaultLayout>
    </SessionProvider>,
  );
const links = (html: string) =>
  [...(/<footer.*<\/footer>/s.exec(html)?.[0] ?? '').matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href);

it('the foot of a page leads to the pages of each entry, and has no column without a link', () => {
  const one = [{ label: 'Imprint', href: '/imprint' }];
  expect(
    links(
      layout([
        { label: 'Service', href: '/service', children: one },
        { label: 'About', href: '/about', children: [] },
        { label: 'Nothing' },
      ]),
    ),
  ).toEqual(['/imprint', '/about', '/withdrawal', '/accessibility']);
  expect(layout([{ label: 'Nothing' }])).not.toContain('Nothing');
  expect(layout([])).toContain('<h1>Lamps</h1>');
});

it("the foot of a page leads to withdrawal and accessibility, unless a menu has the merchant's own", () => {
  expect(links(layout([]))).toEqual(['/withdrawal', '/accessibility']);
  expect(links(layout([], { accessibilityPage: { kind: 'category', id: 'a', title: 'Accessibility' } }))).toEqual(['/withdrawal']);
});
