// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { PageFrame } from './page-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (...part: Parameters<typeof render>): string => {
  shown?.unmount();
  shown = render(...part);
  return shown.container.textContent;
};
const has = (selector: string): boolean => document.querySelector(selector) !== null;
const text = (selector: string): string | null => find(selector).textContent;
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a page', () => {
  it('begins with the way past its header and has one main part that takes the focus', () => {
    expect(
      show(
        <PageFrame skipLinkLabel="Skip" header="Header" footer="Footer">
          Main
        </PageFrame>,
      ),
    ).toBe('SkipHeaderMainFooter');
    expect(find('a').getAttribute('href')).toBe('#main');
    expect([find('main').id, find('main').tabIndex]).toEqual(['main', -1]);
    expect(find('.v-page').className).toBe('v-page v-page--default');
  });

  it('may have another width and another name for its main part', () => {
    show(
      <PageFrame skipLinkLabel="Skip" width="narrow" mainId="room">
        Main
      </PageFrame>,
    );
    expect(find('a').getAttribute('href')).toBe('#room');
    expect(find('main').id).toBe('room');
    expect(find('.v-page').className).toBe('v-page v-page--narrow');
  });
});

describe('the top of a page', () => {
  const places = ['top', 'search', 'actions', 'navigation'];
  it('is the way home alone, where nothing else is given', () => {
    show(<SiteHeader logo="Vitrine" logoHref="/" logoLabel="Home" />);
    expect([find('a').getAttribute('href'), find('a').getAttribute('aria-label')]).toEqual(['/', 'Home']);
    expect(places.filter((place) => has(`.v-site-header__${place}`))).toEqual([]);
    expect(find('header').className).toBe('v-site-header');
  });

  it('has a place for each thing it is given', () => {
    show(
      <SiteHeader
        logo="Vitrine"
        logoHref="/"
        logoLabel="Home"
        topBar="Free shipping"
        search={{ field: 'Field', labels: { open: 'Open search', close: 'Close search' }, page: 'home' }}
        actions="Cart"
        navigation="Living"
        isSticky
      />,
    );
    expect(places.map((place) => text(`.v-site-header__${place}`))).toEqual(['Free shipping', 'Field', 'Cart', 'Living']);
    expect(find('header').className).toBe('v-site-header v-site-header--sticky v-site-header--with-search');
  });
});

describe('the end of a page', () => {
  it('is empty where nothing is given', () => {
    expect(show(<SiteFooter />)).toBe('');
    expect(has('nav, .v-site-footer__lead, .v-site-footer__bottom')).toBe(false);
  });

  it('is a named navigation of columns, between what leads and what ends', () => {
    show(
      <SiteFooter
        label="Footer"
        lead="Vitrine"
        bottom="Imprint"
        columns={[{ title: 'Shop', links: [{ label: 'Vases', href: '/vases' }, { label: 'Soon' }] }]}
      />,
    );
    expect(find('nav').getAttribute('aria-label')).toBe('Footer');
    expect([text('.v-site-footer__lead'), text('nav h2'), text('.v-site-footer__bottom')]).toEqual(['Vitrine', 'Shop', 'Imprint']);
    expect([...document.querySelectorAll('li')].map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Vases', '/vases'],
      ['Soon', undefined],
    ]);
  });
});
