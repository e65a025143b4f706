// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { LinkComponentProps } from '../provider/ui-context.ts';
import { UiProvider } from '../provider/ui-provider.tsx';
import { find, render } from '../testing/render.tsx';
import { Link, type LinkProps } from './link.tsx';

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a data-router="" href={href} {...rest}>
    {children}
  </a>
);
let shown: ReturnType<typeof render> | undefined;
const show = (props: Partial<LinkProps> = {}, linkComponent?: typeof RouterLink): HTMLAnchorElement => {
  shown?.unmount();
  shown = render(
    <UiProvider locale="en-US" linkComponent={linkComponent}>
      <Link href="/vases" {...props}>
        Vases
      </Link>
    </UiProvider>,
  );
  return find<HTMLAnchorElement>('a');
};
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a link', () => {
  it.each<[Partial<LinkProps>, boolean]>([
    [{}, true],
    [{ href: '#top' }, true],
    [{ href: 'https://example.org' }, false],
    [{ href: 'HTTPS://example.org' }, false],
    [{ href: 'tel:+49' }, false],
    [{ download: 'list.pdf' }, false],
  ])('with %o is drawn by the router: %s', (props, isRouted) => {
    expect(show(props, RouterLink).hasAttribute('data-router')).toBe(isRouted);
  });

  it('is the browser’s own where there is no router', () => expect(show().hasAttribute('data-router')).toBe(false));

  it.each<[Partial<LinkProps>, string | null]>([
    [{}, null],
    [{ target: '_self' }, null],
    [{ target: '_blank' }, 'noopener noreferrer'],
    [{ target: '_blank', rel: 'author' }, 'author'],
  ])('with %o has the relation %s', (props, rel) => expect(show(props).getAttribute('rel')).toBe(rel));

  it.each<[Partial<LinkProps>, string]>([
    [{}, 'v-link v-link--inline'],
    [{ variant: 'quiet', size: 'lg', isFullWidth: true, className: 'x' }, 'v-link v-link--quiet x'],
    [{ variant: 'button-primary' }, 'v-button v-button--primary v-button--md'],
    [{ variant: 'button-quiet', size: 'sm', isFullWidth: true }, 'v-button v-button--quiet v-button--sm v-button--full'],
    [{ icon: 'check' }, 'v-link v-link--inline v-link--with-icon'],
    [{ iconEnd: 'external' }, 'v-link v-link--inline v-link--with-icon'],
  ])('with %o looks like %s', (props, className) => expect(show(props).className).toBe(className));

  it.each<[Partial<LinkProps>, string[]]>([
    [{}, ['#text']],
    [{ icon: 'check' }, ['svg', 'SPAN']],
    [{ iconEnd: 'external' }, ['SPAN', 'svg']],
    [{ icon: 'check', iconEnd: 'external' }, ['svg', 'SPAN', 'svg']],
  ])('with %o is made of %o', (props, parts) => {
    const link = show(props);
    expect([...link.childNodes].map((part) => part.nodeName)).toEqual(parts);
    expect(link.textContent).toBe('Vases');
  });
});
