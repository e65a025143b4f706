// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

let shown: ReturnType<typeof render> | undefined;
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});
const way = (...items: { label: string; href?: string }[]): HTMLElement => {
  shown = render(<Breadcrumbs label="You are here" items={items} />);
  return shown.container;
};

describe('the way from the start to here', () => {
  it('leads back to each page but this one', () => {
    const container = way({ label: 'Home', href: '#home' }, { label: 'Living' }, { label: 'Vases', href: '#vases' });
    expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Home']);
    expect([...container.querySelectorAll('span[aria-current]')].map(({ textContent }) => textContent)).toEqual(['Vases']);
    expect(container.querySelector('[aria-current]')?.getAttribute('aria-current')).toBe('page');
    expect(container.querySelectorAll('.v-breadcrumbs__separator')).toHaveLength(2);
    expect(container.querySelectorAll('li')).toHaveLength(3);
  });

  it('is not drawn where there is none', () => expect(way().innerHTML).toBe(''));
});
