// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from './modal/modal.tsx';
import { preloadModal } from './modal/modal-code.ts';
import { preloadSidebar } from './sidebar/sidebar-code.ts';
import { SidebarSet } from './sidebar/sidebar-set.tsx';
import { render } from './testing/render.tsx';

beforeAll(() => Promise.all([preloadModal(), preloadSidebar()]));

/** The browser's part: the last that is still there is asked, once. */
let watchers: Watcher[] = [];
class Watcher extends EventTarget {
  constructor() {
    super();
    watchers.push(this);
  }
  destroy(): void {
    watchers = watchers.filter((watcher) => watcher !== this);
  }
}
const goBack = (): void => {
  const last = watchers.at(-1);
  last?.destroy();
  act(() => void last?.dispatchEvent(new Event('close')));
};
const pointer = (kind: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query === `(pointer: ${kind})` }));

let unmount: (() => void) | undefined;
beforeEach(() => {
  watchers = [];
  vi.stubGlobal('CloseWatcher', Watcher);
  pointer('coarse');
});
afterEach(() => {
  unmount?.();
  vi.unstubAllGlobals();
});
function show(isOpen: boolean, onClose = vi.fn()) {
  unmount?.();
  unmount = render(
    <Modal isOpen={isOpen} onClose={onClose} closeLabel="Close" title="Title">
      Body
    </Modal>,
  ).unmount;
  return onClose;
}

describe('the way back of a phone', () => {
  it('closes what is open', () => {
    const onClose = show(true);
    goBack();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes a panel that lies over the page, such as a cart', () => {
    const onOpenChange = vi.fn();
    const panels = [{ id: 'cart', title: 'Cart', content: 'Two mugs' }];
    unmount = render(
      <SidebarSet side="right" mode="sheet" panels={panels} openId="cart" onOpenChange={onOpenChange} closeLabel="Close" />,
    ).unmount;
    goBack();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('asks once more where what is open has stayed so', () => {
    const onClose = show(true);
    goBack();
    goBack();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is the page’s own again once nothing is open', () => {
    show(true);
    expect(watchers).toHaveLength(1);
    show(false);
    expect(watchers).toEqual([]);
  });

  it('is left alone where there are keys, and where the browser does not tell of it', () => {
    pointer('fine');
    show(true);
    expect(watchers).toEqual([]);
    pointer('coarse');
    vi.stubGlobal('CloseWatcher', undefined);
    expect(() => show(true)).not.toThrow();
  });
});
