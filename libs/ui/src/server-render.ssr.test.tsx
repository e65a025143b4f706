// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ImageGallery, Link, type LinkComponentProps, NavigationBar, QuantityField, SelectField, UiProvider } from './index.ts';

describe('on the server', () => {
  it('the locale gives the direction of the overlay library, on server and client alike', () => {
    expect(
      renderToString(
        <UiProvider locale="de-DE">
          <Link href="/x">x</Link>
        </UiProvider>,
      ),
    ).toBe('<a href="/x" class="v-link v-link--inline">x</a>');
  });
});

describe('without scripts', () => {
  it('the navigation is links, a popover drawer and details', () => {
    const html = renderToString(
      <NavigationBar
        label="Main"
        id="nav"
        items={[{ id: 'a', label: 'Living', href: '/living', children: [{ id: 'b', label: 'Vases', href: '/vases' }] }]}
        labels={{ open: 'o', close: 'c', submenu: (label) => label, overview: (label) => label, loading: 'l' }}
      />,
    );
    expect(html).toContain('popoverTarget="nav"');
    expect(html).toMatch(/<nav[^>]*popover="auto"/);
    expect(html).toMatch(/<details[^>]*name="nav"/);
    expect(html).toContain('href="/vases"');
  });

  it('select and quantity are the browser’s own fields with a name', () => {
    const html = renderToString(
      <>
        <SelectField label="Country" name="country" options={[{ value: 'de', label: 'Germany' }]} defaultValue="de" />
        <QuantityField label="Quantity" name="quantity" min={2} max={10} step={2} defaultValue={4} incrementLabel="+" decrementLabel="-" />
      </>,
    );
    expect(html).toMatch(/<select[^>]*name="country"/);
    expect(html).toMatch(/<input[^>]*type="number"[^>]*min="2" max="10" step="2"[^>]*name="quantity"/);
  });

  it('the thumbnails of a gallery lead to the pictures', () => {
    const images = [{ url: '/a.jpg' }, { url: '/b.jpg' }];
    const html = renderToString(
      <ImageGallery
        label="g"
        images={images}
        alt="Vase"
        labels={{ previous: 'p', next: 'n', zoomIn: 'i', zoomOut: 'o', fullScreen: 'f', close: 'c', image: (position) => `${position}` }}
      />,
    );
    for (const [, id] of html.matchAll(/<a href="#([^"]+)"/g)) expect(html).toContain(`<li id="${id}"`);
    expect(html.match(/<a href="#/g)).toHaveLength(2);
  });
});

describe('links', () => {
  const RouterLink = ({ href, ...rest }: LinkComponentProps) => <a data-router="" href={href} {...rest} />;
  it.each([
    ['/detail/1', true],
    ['?p=2', true],
    ['https://example.org', false],
    ['//example.org', false],
    ['mailto:info@example.org', false],
  ])('%s goes through the link component: %s', (href, isRouted) => {
    const html = renderToString(
      <UiProvider locale="en-US" linkComponent={RouterLink}>
        <Link href={href}>x</Link>
      </UiProvider>,
    );
    expect(html.includes('data-router')).toBe(isRouted);
  });

  it('a link to a new tab gives the page no handle on this one', () => {
    expect(
      renderToString(
        <Link href="https://example.org" target="_blank">
          x
        </Link>,
      ),
    ).toContain('rel="noopener noreferrer"');
  });
});
