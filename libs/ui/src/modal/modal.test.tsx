// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { find, key, press, render } from '../testing/render.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import { ModalHost } from './modal-host.tsx';
import { createModals } from './modals.ts';

let unmount: (() => void) | undefined;
afterEach(() => {
  unmount?.();
  vi.useRealTimers();
});

function show(node: ReactNode) {
  const rendered = render(node);
  unmount = rendered.unmount;
  return rendered;
}
function showModal(options: Partial<ModalProps> = {}) {
  const onClose = vi.fn();
  show(
    <Modal isOpen onClose={onClose} closeLabel="Close" title="Title" {...options}>
      <p>Body</p>
    </Modal>,
  );
  return { onClose, dialog: find('[role=dialog]') };
}
function clickOutside() {
  act(() => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }));
    }
  });
}

describe('the options of a modal', () => {
  it('the title names the dialog', () => {
    const { dialog } = showModal();
    expect(find(`#${CSS.escape(dialog.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')}`).textContent).toBe('Title');
  });
  it('without a title aria-label names it', () => {
    expect(showModal({ title: undefined, 'aria-label': 'Pictures' }).dialog.getAttribute('aria-label')).toBe('Pictures');
  });
  it('the panel class is on the panel', () => {
    showModal({ panelClass: 'my-panel' });
    expect(find('.v-modal.my-panel')).toBeTruthy();
  });
  it('hide-close-button leaves the button out', () => {
    showModal({ hideCloseButton: true });
    expect(document.querySelector('[role=dialog] [aria-label=Close]')).toBeNull();
  });
  it('the close button closes', () => {
    const { onClose, dialog } = showModal();
    press(find('[aria-label=Close]', dialog));
    expect(onClose).toHaveBeenCalledOnce();
  });
  it.each([[true], [false], ['static']] as const)('Escape closes with backdrop %s', (backdrop) => {
    const { onClose, dialog } = showModal({ backdrop });
    key(dialog, 'Escape');
    expect(onClose).toHaveBeenCalledOnce();
  });
  it.each([
    [true, 1],
    [false, 1],
    ['static', 0],
  ] as const)('a click outside with backdrop %s closes %s times', (backdrop, times) => {
    const { onClose } = showModal({ backdrop });
    clickOutside();
    expect(onClose).toHaveBeenCalledTimes(times);
  });
  it('Escape closes once, the top one alone, when nothing has the focus', () => {
    const below = showModal().onClose;
    const above = vi.fn();
    const second = render(
      <Modal isOpen onClose={above} closeLabel="Close" title="Above">
        x
      </Modal>,
    );
    act(() => (document.activeElement as HTMLElement).blur());
    key(document.body, 'Escape');
    expect(above).toHaveBeenCalledOnce();
    expect(below).not.toHaveBeenCalled();
    second.unmount();
  });
  it('a press on the shade leaves the focus in the dialog', () => {
    showModal({ backdrop: 'static' });
    const pressOn = (selector: string) => find(selector).dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    expect(pressOn('.v-modal-overlay')).toBe(false);
    expect(pressOn('.v-modal__body')).toBe(true);
  });
  it('backdrop false draws no shade', () => {
    showModal({ backdrop: false });
    expect(find('.v-modal-overlay').classList).toContain('v-modal-overlay--clear');
  });
  it.each([
    [true, 'hidden'],
    [false, ''],
  ] as const)('prevent-scroll %s', (preventScroll, overflow) => {
    showModal({ preventScroll });
    expect(document.documentElement.style.overflow).toBe(overflow);
    unmount?.();
    unmount = undefined;
    expect(document.documentElement.style.overflow).toBe('');
  });
  it('measures its offset again 500 ms after the last resize', () => {
    vi.useFakeTimers();
    const sidebar = document.createElement('aside');
    sidebar.dataset['vSidebar'] = 'left';
    document.body.append(sidebar);
    let width = 300;
    sidebar.getBoundingClientRect = () => ({ left: 0, right: width, top: 0, bottom: 700 }) as DOMRect;
    window.innerWidth = 1440;
    showModal({ offset: 'left' });
    const inset = () => find('.v-modal-overlay').style.getPropertyValue('--v-modal-inset-left');
    expect(inset()).toBe('300px');
    width = 200;
    const resize = () => act(() => void window.dispatchEvent(new Event('resize')));
    resize();
    act(() => void vi.advanceTimersByTime(400));
    resize();
    act(() => void vi.advanceTimersByTime(499));
    expect(inset()).toBe('300px');
    act(() => void vi.advanceTimersByTime(1));
    expect(inset()).toBe('200px');
    sidebar.remove();
  });
});

describe('the close-all signal', () => {
  it('closes modals that are drawn by hand, and those of the host', () => {
    const store = createModals();
    const onClose = vi.fn();
    show(
      <UiProvider locale="en-US" modals={store}>
        <Modal isOpen onClose={onClose} closeLabel="Close" title="By hand">
          x
        </Modal>
        <ModalHost store={store} closeLabel="Close" />
      </UiProvider>,
    );
    act(() => void store.open({ title: 'From the store', render: () => 'y' }));
    expect(document.querySelectorAll('[role=dialog]')).toHaveLength(2);
    act(() => store.closeAll());
    expect(onClose).toHaveBeenCalledOnce();
    expect(store.getSnapshot().modals).toMatchObject([{ isOpen: false }]);
  });

  it('closes what was opened while the one before still lasts', () => {
    const store = createModals();
    const onClose = vi.fn();
    const page = (isOpen: boolean) => (
      <UiProvider locale="en-US" modals={store}>
        <Modal isOpen={isOpen} onClose={onClose} closeLabel="Close" title="By hand">
          x
        </Modal>
      </UiProvider>
    );
    const rendered = render(page(false));
    unmount = rendered.unmount;
    act(() => store.closeAll());
    rendered.rerender(page(true));
    expect(onClose).not.toHaveBeenCalled();
    act(() => store.closeAll());
    expect(onClose).toHaveBeenCalledOnce();
  });
});
