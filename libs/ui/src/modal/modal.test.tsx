// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { find, key, press, render } from '../testing/render.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import { preloadModal } from './modal-code.ts';
import { ModalHost } from './modal-host.tsx';
import { createModals } from './modals.ts';

beforeAll(preloadModal);

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
  it('has beside its title, before the way out, what shall be seen while the page is covered', () => {
    const { dialog } = showModal({ titleAside: <img alt="The guide" /> });
    expect([...(dialog.querySelector('header')?.children ?? [])].map(({ localName }) => localName)).toEqual(['h2', 'img', 'button']);
  });
  it('without a title aria-label names it', () => {
    expect(showModal({ title: undefined, 'aria-label': 'Pictures' }).dialog.getAttribute('aria-label')).toBe('Pictures');
  });
  it('has a head without a title, or none where nothing stands in it, and a foot where one is given', () => {
    showModal({ title: undefined });
    expect(find('header').className).toBe('v-modal__header v-modal__header--bare');
    expect(document.querySelector('h2, footer')).toBeNull();
    unmount?.();
    showModal({ title: undefined, hideCloseButton: true, footer: 'Save' });
    expect(document.querySelector('header')).toBeNull();
    expect(find('footer').textContent).toBe('Save');
    unmount?.();
    showModal();
    expect(find('header').className).toBe('v-modal__header');
  });
  it.each<[Partial<ModalProps>, string, string]>([
    [{}, 'v-modal-overlay', 'v-modal v-modal--md'],
    [{ size: 'full' }, 'v-modal-overlay v-modal-overlay--full', 'v-modal v-modal--full'],
    [{ backdrop: 'static' }, 'v-modal-overlay', 'v-modal v-modal--md'],
  ])('with %o is drawn as %s', (options, overlay, panel) => {
    showModal(options);
    expect([find('.v-modal-overlay').className, find('.v-modal').className]).toEqual([overlay, panel]);
  });
  it('has a close button that lays no words over the title as it takes the focus', () => {
    const { dialog } = showModal();
    key(document.body, 'Tab');
    act(() => find('.v-modal__close').focus());
    expect(dialog.querySelector('[role=tooltip]')).toBeNull();
  });
  it('may be one that has to be answered', () => {
    show(
      <Modal isOpen onClose={() => undefined} closeLabel="Close" title="Sure?" role="alertdialog">
        x
      </Modal>,
    );
    expect(find('[role=alertdialog]').textContent).toContain('Sure?');
  });
  it('that is closed is not there, and hears no key', () => {
    const onClose = vi.fn();
    show(
      <Modal isOpen={false} onClose={onClose} closeLabel="Close" title="Title">
        x
      </Modal>,
    );
    expect(document.querySelector('[role=dialog]')).toBeNull();
    key(document.body, 'Escape');
    expect(onClose).not.toHaveBeenCalled();
  });
  it('without the focus closes by Escape alone, unless something has used it, until it is gone', () => {
    const { onClose } = showModal();
    act(() => (document.activeElement as HTMLElement).blur());
    key(document.body, 'a');
    const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    used.preventDefault();
    act(() => void document.body.dispatchEvent(used));
    expect(onClose).not.toHaveBeenCalled();
    unmount?.();
    unmount = undefined;
    key(document.body, 'Escape');
    expect(onClose).not.toHaveBeenCalled();
  });
  it('closes in the way it is told last', () => {
    const [before, now] = [vi.fn(), vi.fn()];
    const node = (onClose: () => void) => (
      <Modal isOpen onClose={onClose} closeLabel="Close" title="Title">
        x
      </Modal>
    );
    const { rerender } = show(node(before));
    rerender(node(now));
    act(() => (document.activeElement as HTMLElement).blur());
    key(document.body, 'Escape');
    expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
  });
  it('that lets the page scroll leaves it as another one wants it', () => {
    showModal();
    const second = render(
      <Modal isOpen onClose={() => undefined} closeLabel="Close" title="Above" preventScroll={false}>
        x
      </Modal>,
    );
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect([...document.querySelectorAll('.v-modal-overlay')].map((each) => each.getAttribute('data-v-prevents-scroll'))).toEqual([
      'true',
      null,
    ]);
    second.unmount();
  });
  it('measures nothing without an offset, and nothing more once it is closed', () => {
    vi.useFakeTimers();
    showModal();
    const insets = () =>
      ['top', 'right', 'bottom', 'left'].map((edge) => find('.v-modal-overlay').style.getPropertyValue(`--v-modal-inset-${edge}`));
    expect(insets()).toEqual(['0px', '0px', '0px', '0px']);
    const measure = vi.spyOn(document, 'querySelectorAll');
    act(() => void window.dispatchEvent(new Event('resize')));
    act(() => void vi.advanceTimersByTime(500));
    expect(measure.mock.calls.flat()).not.toContain('[data-v-sidebar]');
    unmount?.();
    showModal({ offset: 'both' });
    act(() => void window.dispatchEvent(new Event('resize')));
    unmount?.();
    unmount = undefined;
    measure.mockClear();
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(500);
    expect(measure.mock.calls.flat()).not.toContain('[data-v-sidebar]');
    measure.mockRestore();
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

describe('the modals of a store', () => {
  it('show what they are asked to, with a foot that closes them', async () => {
    vi.useFakeTimers();
    const store = createModals();
    show(<ModalHost store={store} closeLabel="Close" />);
    act(
      () =>
        void store.open({
          title: 'Sure?',
          render: () => 'Text',
          footer: (close) => (
            <button type="button" className="done" onClick={close}>
              Done
            </button>
          ),
        }),
    );
    expect(find('.v-modal__body').textContent).toBe('Text');
    press(find('.done'));
    expect(store.getSnapshot().modals).toMatchObject([{ isOpen: false }]);
    act(() => void vi.advanceTimersByTime(200));
    expect(store.getSnapshot().modals).toEqual([]);
  });

  it('close by what is in them, and by their own button', () => {
    const store = createModals();
    show(<ModalHost store={store} closeLabel="Close" guard={(content) => <section className="guard">{content}</section>} />);
    act(() => {
      store.open({
        id: 'a',
        title: 'A',
        render: (close) => (
          <button type="button" className="done" onClick={close}>
            Done
          </button>
        ),
      });
    });
    expect(find('.guard').textContent).toBe('Done');
    press(find('.done'));
    expect(store.getSnapshot().modals).toMatchObject([{ id: 'a', isOpen: false }]);
    act(() => void store.open({ id: 'b', title: 'B', render: () => 'y' }));
    expect(document.querySelector('footer')).toBeNull();
    press(find('[aria-label=Close]'));
    expect(store.getSnapshot().modals.every(({ isOpen }) => !isOpen)).toBe(true);
  });
});
