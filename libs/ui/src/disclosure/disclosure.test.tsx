// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { Disclosure, type DisclosureProps } from './disclosure.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (props: Partial<DisclosureProps> = {}): HTMLDetailsElement => {
  shown?.unmount();
  shown = render(
    <Disclosure title="Care" {...props}>
      By hand
    </Disclosure>,
  );
  return find<HTMLDetailsElement>('details');
};
/** The browser has opened or closed it. */
const toggle = (details: HTMLDetailsElement, open: boolean) =>
  act(() => {
    details.open = open;
    details.dispatchEvent(new Event('toggle'));
  });
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a part of a page that opens', () => {
  it.each([
    [{}, false],
    [{ isDefaultOpen: true }, true],
    [{ isDefaultOpen: true, isOpen: false }, false],
    [{ isOpen: true }, true],
  ])('with %o is open: %s', (props, isOpen) => expect(show(props).open).toBe(isOpen));

  it('tells of each change, and not of what it was told itself', () => {
    const onOpenChange = vi.fn();
    const details = show({ isOpen: false, onOpenChange });
    toggle(details, true);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    toggle(details, false);
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  it('needs nobody who hears of it', () => {
    const details = show();
    toggle(details, true);
    expect(details.open).toBe(true);
  });

  it('has a title, something beside it where it is given, and closes others of its group', () => {
    expect(show({ group: 'faq' }).getAttribute('name')).toBe('faq');
    expect(document.querySelector('.v-disclosure__extra')).toBeNull();
    expect(find('summary').textContent).toBe('Care');
    expect(find('details').className).toBe('v-disclosure v-disclosure--line');
    show({ extra: '3', variant: 'card', className: 'x' });
    expect(find('summary').textContent).toBe('Care3');
    expect(find('details').className).toBe('v-disclosure v-disclosure--card x');
  });
});
