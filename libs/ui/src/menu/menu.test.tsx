// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { find, key, render } from '../testing/render.tsx';
import { Menu, type MenuProps, preloadMenu } from './menu.tsx';

const items: MenuProps['items'] = [
  { id: 'edit', label: 'Edit', description: 'In place', icon: 'edit' },
  { id: 'delete', label: 'Delete', isDanger: true },
  { id: 'share', label: 'Share', isDisabled: true },
  { id: 'help', label: 'Help', href: '#help' },
];
let shown: ReturnType<typeof render> | undefined;
const open = (props: Partial<MenuProps> = {}): void => {
  shown?.unmount();
  shown = render(<Menu trigger={<Button>More</Button>} label="Actions" items={items} {...props} />);
  act(() => find('button').focus());
  key(find('button'), 'Enter');
};
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const choose = (index: number) => {
  const item = all('.v-menu__item')[index];
  if (!item) throw new Error('no such item');
  act(() => item.focus());
  key(item, 'Enter');
};
beforeAll(preloadMenu);
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a menu', () => {
  it('is a named list of actions behind its button', () => {
    open();
    expect(find('[role=menu]').getAttribute('aria-label')).toBe('Actions');
    expect(all('.v-menu__item').map((item) => item.getAttribute('role'))).toEqual(Array(4).fill('menuitem'));
    expect(all('.v-menu__item').map(({ textContent }) => textContent)).toEqual(['EditIn place', 'Delete', 'Share', 'Help']);
    expect(all('.v-menu__item').map((item) => item.querySelectorAll('svg').length)).toEqual([1, 0, 0, 0]);
    expect(all('.v-menu__description').map(({ textContent }) => textContent)).toEqual(['In place']);
    expect(all('.v-menu__item--danger').map(({ textContent }) => textContent)).toEqual(['Delete']);
    expect(all('.v-menu__item').map((item) => item.getAttribute('aria-disabled'))).toEqual([null, null, 'true', null]);
    expect(all('.v-menu__item').map((item) => item.getAttribute('href'))).toEqual([null, null, null, '#help']);
  });

  it('opens at none of its items by a mouse', async () => {
    open();
    key(find('[role=menu]'), 'Escape');
    await vi.waitFor(() => expect(all('[role=menu]')).toEqual([]));
    for (const type of ['pointerdown', 'pointerup', 'click'])
      act(
        () =>
          void find('button').dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, detail: 1, pointerType: 'mouse' })),
      );
    await vi.waitFor(() => expect(find('[role=menu]').contains(document.activeElement)).toBe(true));
    expect(all('.v-menu__item')).not.toContain(document.activeElement);
  });

  it.each([
    ['Enter', 0],
    ['ArrowDown', 0],
    ['ArrowUp', 3],
  ])('opens by %s at the item that it leads to, and Escape leads back to its button', async (name, index) => {
    open();
    key(find('[role=menu]'), 'Escape');
    await vi.waitFor(() => expect(all('[role=menu]')).toEqual([]));
    expect([find('button').getAttribute('aria-haspopup'), find('button').getAttribute('aria-expanded')]).toEqual(['true', 'false']);
    key(find('button'), name);
    await vi.waitFor(() => expect(document.activeElement).toBe(all('.v-menu__item')[index]));
    expect(find('button').getAttribute('aria-expanded')).toBe('true');
    expect(find('button').getAttribute('aria-controls')).toBe(find('[role=menu]').id);
    key(find('[role=menu]'), 'Escape');
    await vi.waitFor(() => expect(document.activeElement).toBe(find('button')));
  });

  it('tells what was chosen, and closes', async () => {
    const onAction = vi.fn();
    open({ onAction });
    choose(1);
    expect(onAction).toHaveBeenCalledExactlyOnceWith('delete');
    await vi.waitFor(() => expect(all('[role=menu]')).toEqual([]));
  });

  it('needs nobody who hears of it', async () => {
    open();
    choose(0);
    await vi.waitFor(() => expect(all('[role=menu]')).toEqual([]));
  });

  it('may be one choice, with a mark for the eye at each', () => {
    open({ selectedId: 'delete' });
    expect(all('.v-menu__item').map((item) => [item.getAttribute('role'), item.getAttribute('aria-checked')])).toEqual([
      ['menuitemradio', 'false'],
      ['menuitemradio', 'true'],
      ['menuitemradio', 'false'],
      ['menuitemradio', 'false'],
    ]);
    expect(all('.v-menu__check')).toHaveLength(4);
  });
});
