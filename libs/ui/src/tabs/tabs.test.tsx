// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, key, press, render } from '../testing/render.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const items = [
  { id: 'a', label: 'Details', content: 'Clay' },
  { id: 'b', label: 'Care', content: 'By hand' },
  { id: 'c', label: 'Reviews', content: 'None', isDisabled: true },
];
let shown: ReturnType<typeof render> | undefined;
const show = (props: Partial<TabsProps> = {}): void => {
  shown?.unmount();
  shown = render(<Tabs label="Product" items={items} {...props} />);
};
const tab = (id: string) => find(`[role=tab][id$=-${id}]`);
const chosen = () => [...document.querySelectorAll('[role=tab][aria-selected=true]')].map(({ textContent }) => textContent);
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('tabs', () => {
  it('show the first of their panels, or the one that is asked for', () => {
    show();
    expect([chosen(), find('[role=tabpanel]').textContent]).toEqual([['Details'], 'Clay']);
    show({ defaultSelectedId: 'b' });
    expect([chosen(), find('[role=tabpanel]').textContent]).toEqual([['Care'], 'By hand']);
    expect(find('[role=tablist]').getAttribute('aria-label')).toBe('Product');
  });

  it('tell of a choice, and follow it unless they are led', () => {
    const onSelectionChange = vi.fn();
    show({ onSelectionChange });
    press(tab('b'));
    expect(onSelectionChange).toHaveBeenLastCalledWith('b');
    expect(chosen()).toEqual(['Care']);
    show({ selectedId: 'a' });
    press(tab('b'));
    expect(chosen()).toEqual(['Details']);
  });

  it('have some that cannot be chosen', () => {
    show();
    expect([...document.querySelectorAll('[role=tab]')].map((each) => each.getAttribute('aria-disabled'))).toEqual([null, null, 'true']);
  });

  it.each([
    [{}, 'horizontal', 'ArrowRight', 'v-tabs v-tabs--horizontal'],
    [{ orientation: 'vertical', isStretched: true } as const, 'vertical', 'ArrowDown', 'v-tabs v-tabs--vertical v-tabs--stretched'],
  ])('with %o run %s: %s leads on', (props, orientation, name, className) => {
    show(props);
    expect(find('[role=tablist]').getAttribute('aria-orientation')).toBe(orientation);
    expect(find('.v-tabs').className).toBe(className);
    act(() => tab('a').focus());
    key(tab('a'), name);
    expect(chosen()).toEqual(['Care']);
  });

  it('keep the page where it is while an arrow leads on', () => {
    show();
    for (const [name, isTaken] of [
      ['ArrowRight', true],
      ['ArrowDown', false],
    ] as const) {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      act(() => void tab('a').dispatchEvent(event));
      expect(event.defaultPrevented, name).toBe(isTaken);
    }
  });

  it('are one stop of the keyboard, and know their panel', () => {
    show({ defaultSelectedId: 'b' });
    const panel = find('[role=tabpanel]');
    expect(
      [...document.querySelectorAll('[role=tab]')].map((each) => [each.getAttribute('tabindex'), each.getAttribute('aria-controls')]),
    ).toEqual([
      ['-1', null],
      ['0', panel.id],
      ['-1', null],
    ]);
    expect(panel.getAttribute('aria-labelledby')).toBe(tab('b').id);
  });

  it.each([
    ['ArrowRight', 'b', 'a'],
    ['ArrowLeft', 'a', 'b'],
    ['Home', 'b', 'a'],
    ['End', 'a', 'b'],
    ['ArrowDown', 'a', 'a'],
    ['x', 'a', 'a'],
  ])('%s leads from %s to %s, around what cannot be chosen', (name, from, to) => {
    show({ defaultSelectedId: from });
    act(() => tab(from).focus());
    key(tab(from), name);
    expect([find('[aria-selected=true]'), document.activeElement]).toEqual([tab(to), tab(to)]);
  });

  it('leave a key that is pressed with another to the browser', () => {
    show();
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true });
    act(() => void tab('a').dispatchEvent(event));
    expect([chosen(), event.defaultPrevented]).toEqual([['Details'], false]);
  });

  it('that cannot be chosen stay unchosen', () => {
    const onSelectionChange = vi.fn();
    show({ onSelectionChange });
    press(tab('c'));
    press(tab('a'));
    expect(chosen()).toEqual(['Details']);
    expect(onSelectionChange).not.toHaveBeenCalled();
  });

  it('begin with the first that can be chosen, also where the one that is asked for is gone', () => {
    show({ items: items.toReversed(), defaultSelectedId: 'z' });
    expect(chosen()).toEqual(['Care']);
  });

  it('have a panel that is a stop of its own unless it holds one', () => {
    show();
    expect(find('[role=tabpanel]').tabIndex).toBe(0);
    show({ items: [{ id: 'a', label: 'Care', content: <a href="/care">Care</a> }] });
    expect(find('[role=tabpanel]').hasAttribute('tabindex')).toBe(false);
  });
});
