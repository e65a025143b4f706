import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CmsLink } from '../model/element-types.ts';
import { CmsLinkView } from './cms-link.tsx';
import { CmsRenderContextProvider, resolveCmsContext } from './context.ts';

const context = resolveCmsContext({ href: (path) => `/de-DE${path}` });
const drawn = (link: CmsLink, label?: string) =>
  renderToStaticMarkup(
    <CmsRenderContextProvider value={context}>
      <CmsLinkView link={link} label={label}>
        Shop
      </CmsLinkView>
    </CmsRenderContextProvider>,
  );

describe('a merchant’s link', () => {
  it.each([
    ['/lamps/', '/de-DE/lamps/'],
    ['lamps/', '/de-DE/lamps/'],
    ['lamps/?', '/de-DE/lamps/?'],
    ['lamps/#', '/de-DE/lamps/#'],
    ['https://shop.example/a', 'https://shop.example/a'],
    ['mailto:a@shop.example', 'mailto:a@shop.example'],
    ['#sale', '#sale'],
    ['?order=name', '?order=name'],
  ])('to %s leads to %s', (href, expected) => {
    expect(/href="([^"]*)"/.exec(drawn({ href, newTab: false }))?.[1]).toBe(expected);
  });

  it('says that it opens in a new tab, also to who can not see it', () => {
    expect(drawn({ href: '/a', newTab: true }, 'Lamps')).toMatch(/aria-label="Lamps \([^)]+\)"/);
    expect(drawn({ href: '/a', newTab: true })).toMatch(/target="_blank"/);
    expect(drawn({ href: '/a', newTab: true })).not.toMatch(/aria-label/);
    expect(drawn({ href: '/a', newTab: false }, 'Lamps')).toMatch(/aria-label="Lamps"/);
    expect(drawn({ href: '/a', newTab: false }, 'Lamps')).not.toMatch(/target=/);
  });
});
