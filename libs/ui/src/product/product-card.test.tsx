// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (props: Partial<ProductCardProps> = {}): void => {
  shown?.unmount();
  shown = render(<ProductCard href="/mug" name="Harbor mug" {...props} />);
};
const has = (part: string): boolean => document.querySelector(part) !== null;
const text = (part: string): string | undefined => document.querySelector(part)?.textContent;
/** Presses the card's link. @returns Whether the browser follows it. */
function press(options: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  act(() => void find('a').dispatchEvent(click));
  return !click.defaultPrevented;
}
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('the card of a product', () => {
  it('is one link by its name, under a heading of the level that is asked for', () => {
    show();
    expect(find('h3 a').getAttribute('href')).toBe('/mug');
    expect(document.querySelectorAll('a')).toHaveLength(1);
    show({ headingLevel: 2 });
    expect(text('h2')).toBe('Harbor mug');
  });

  it('bears badges and an action on its picture, except in a row, whose picture is too small', () => {
    const onPicture = () => ['badges', 'image-action'].map((part) => has(`.v-product-card__media .v-product-card__${part}`));
    show({ badges: 'New', imageAction: 'Like' });
    expect(onPicture()).toEqual([true, true]);
    show({ badges: 'New', imageAction: 'Like', layout: 'row' });
    expect(onPicture()).toEqual([false, false]);
    expect(text('.v-product-card__body > :first-child')).toBe('New');
    expect(text('.v-product-card__image-action')).toBe('Like');
  });

  it('shows what is known of the product, and no place for what is not', () => {
    const parts = ['badges', 'image-action', 'manufacturer', 'variant', 'description', 'note', 'actions'];
    show();
    expect(parts.filter((part) => has(`.v-product-card__${part}`))).toEqual([]);
    expect([has('.v-rating'), has('.v-price')]).toEqual([false, false]);
    show({
      badges: 'New',
      imageAction: 'Like',
      manufacturer: 'Pottery',
      variant: 'Color: sand',
      description: 'For tea',
      note: 'In stock',
      actions: 'Add',
      rating: { value: 4, label: '4 of 5 stars' },
      price: { price: '$32.00' },
    });
    expect(parts.map((part) => text(`.v-product-card__${part}`))).toEqual([
      'New',
      'Like',
      'Pottery',
      'Color: sand',
      'For tea',
      'In stock',
      'Add',
    ]);
    expect(find('.v-rating__stars').getAttribute('aria-label')).toBe('4 of 5 stars');
    expect(text('.v-price__amount')).toBe('$32.00');
  });

  it('of a large picture leaves its description out', () => {
    show({ description: 'For tea', layout: 'image' });
    expect(has('.v-product-card__description')).toBe(false);
    expect(find('article').className).toBe('v-product-card v-product-card--image');
  });

  it.each([
    [undefined, /50vw/, '0.8 / 1'],
    ['row', /^6rem$/, '1 / 1'],
  ] as const)('of the layout %s asks for pictures of its own size and shape', (layout, sizes, ratio) => {
    show({ layout, image: { url: '/mug.jpg', alt: '', thumbnails: [{ url: '/mug-400.jpg', width: 400 }] } as never });
    expect(find('img').getAttribute('sizes')).toMatch(sizes);
    expect(find('.v-product-card__image').getAttribute('style')).toContain(`aspect-ratio: ${ratio}`);
    show({ layout, sizes: '33vw', image: { url: '/mug.jpg', alt: '', thumbnails: [{ url: '/mug-400.jpg', width: 400 }] } as never });
    expect(find('img').getAttribute('sizes')).toBe('33vw');
  });

  it('opens by a plain press where it is told what that does, and leaves every other to the browser', () => {
    const onOpen = vi.fn();
    show({ onOpen });
    expect(press()).toBe(false);
    expect(onOpen).toHaveBeenCalledOnce();
    for (const other of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect([Object.keys(other)[0], press(other)]).toEqual([Object.keys(other)[0], true]);
    expect(onOpen).toHaveBeenCalledOnce();
    show();
    expect(press()).toBe(true);
  });
});
