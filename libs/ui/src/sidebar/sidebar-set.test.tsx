// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, key, press, render } from '../testing/render.tsx';
import { preloadSidebar } from './sidebar-code.ts';
import { SidebarSet, type SidebarSetProps } from './sidebar-set.tsx';

const panels = [
  { id: 'cart', title: 'Cart', content: 'Two mugs', footer: 'Pay' },
  { id: 'chat', title: 'Chat', content: <button type="button">Send</button> },
];
const onOpenChange = vi.fn<(id: string | null) => void>();
let isWide = true;
let shown: ReturnType<typeof render> | undefined;
const node = (props: Partial<SidebarSetProps>) => (
  <SidebarSet side="left" panels={panels} openId={null} onOpenChange={onOpenChange} closeLabel="Close" {...props} />
);
const show = (props: Partial<SidebarSetProps> = {}) => {
  if (shown) shown.rerender(node(props));
  else shown = render(node(props));
};
const has = (selector: string): boolean => document.querySelector(selector) !== null;

beforeAll(preloadSidebar);
beforeEach(() => {
  isWide = true;
  onOpenChange.mockReset();
  window.matchMedia = () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});
afterEach(() => {
  shown?.unmount();
  shown = undefined;
  document.body.replaceChildren();
});

describe('panels beside a wide page', () => {
  it('are none until one is open', () => {
    show();
    expect(has('aside, [role=dialog]')).toBe(false);
    show({ openId: 'unknown' });
    expect(has('aside, [role=dialog]')).toBe(false);
  });

  it('are named by their title, and have a foot where there is one', () => {
    show({ openId: 'cart', id: 'set' });
    const aside = find('aside');
    expect(find(`[id="${aside.getAttribute('aria-labelledby') ?? ''}"]`).textContent).toBe('Cart');
    expect([aside.id, aside.dataset['vSidebar'], aside.className]).toEqual(['set', 'left', 'v-sidebar v-sidebar--docked v-sidebar--left']);
    expect([find('.v-sidebar__body').textContent, find('footer').textContent]).toEqual(['Two mugs', 'Pay']);
    show({ openId: 'chat' });
    expect(has('footer')).toBe(false);
  });

  it('have nothing beside their title that only belongs over a covered page', () => {
    show({ openId: 'chat', overlayAside: <img alt="The guide" /> });
    expect(has('aside')).toBe(true);
    expect(has('img')).toBe(false);
    isWide = false;
    show({ openId: null });
    shown?.unmount();
    shown = undefined;
    show({ openId: 'chat', overlayAside: <img alt="The guide" /> });
    expect([...find('[role=dialog] header').children].map(({ localName }) => localName)).toEqual(['h2', 'img', 'button']);
  });

  it('close by their button and by Escape, and by nothing else', () => {
    show({ openId: 'chat' });
    press(find('[aria-label=Close]'));
    expect(onOpenChange.mock.calls).toEqual([[null]]);
    key(find('aside'), 'a');
    expect(onOpenChange).toHaveBeenCalledOnce();
    key(find('aside'), 'Escape');
    expect(onOpenChange.mock.calls).toEqual([[null], [null]]);
  });

  it('leave an Escape alone that something in them has used', () => {
    show({ openId: 'chat' });
    const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    used.preventDefault();
    act(() => void find('aside').dispatchEvent(used));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('take the focus of the press that opened them, and give it back', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    show({ openId: 'cart' });
    expect(document.activeElement).toBe(find('aside'));
    show();
    expect(document.activeElement).toBe(opener);
  });

  it('give the focus back also from within, and leave it where somebody has gone on elsewhere', () => {
    const [opener, other] = [document.createElement('button'), document.createElement('button')];
    document.body.append(opener, other);
    opener.focus();
    show({ openId: 'chat' });
    act(() => find('aside button').focus());
    show();
    expect(document.activeElement).toBe(opener);
    show({ openId: 'chat' });
    act(() => other.focus());
    show();
    expect(document.activeElement).toBe(other);
  });

  it('that are open when the page opens leave the focus with the page', () => {
    show({ openId: 'cart' });
    expect(document.activeElement).toBe(document.body);
    show();
    expect(document.activeElement).toBe(document.body);
  });

  it('give no focus to a button that is gone', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    show({ openId: 'cart' });
    opener.remove();
    const focus = vi.spyOn(opener, 'focus');
    show();
    expect(focus).not.toHaveBeenCalled();
  });
});

describe('panels over a page', () => {
  it.each([
    ['on a narrow screen', false, undefined],
    ['where they never dock', true, 'overlay'],
  ] as const)('are a dialog %s', (_what, wide, mode) => {
    isWide = wide;
    show({ openId: 'cart', mode, id: 'set', side: 'right' });
    expect(has('aside')).toBe(false);
    expect(find('[role=dialog]').id).toBe('set');
    expect([find('h2').textContent, find('.v-sidebar__body').textContent, find('footer').textContent]).toEqual(['Cart', 'Two mugs', 'Pay']);
    expect(find('.v-sidebar').className).toBe('v-sidebar v-sidebar--overlay v-sidebar--right');
    expect(find('.v-sidebar-overlay').className).toBe('v-sidebar-overlay v-sidebar-overlay--right');
  });

  it('close by their button, by Escape and by a press beside them', () => {
    show({ openId: 'chat', mode: 'overlay' });
    expect(has('footer')).toBe(false);
    press(find('[aria-label=Close]'));
    key(find('[role=dialog]'), 'Escape');
    expect(onOpenChange.mock.calls).toEqual([[null], [null]]);
    act(() => {
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }));
    });
    expect(onOpenChange.mock.calls).toEqual([[null], [null], [null]]);
  });

  it('are gone when none is open, and follow what is in them', async () => {
    show({ openId: 'cart', mode: 'overlay' });
    show({ openId: 'chat', mode: 'overlay' });
    expect(find('h2').textContent).toBe('Chat');
    show({ mode: 'overlay' });
    await vi.waitFor(() => expect(has('[role=dialog]')).toBe(false));
  });

  it('have no name of their own where none is given', () => {
    show({ openId: 'cart', mode: 'overlay' });
    expect(find('[role=dialog]').getAttribute('id')).not.toBe('set');
  });
});
