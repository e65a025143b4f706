// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Rendering from '../testing/render.tsx';

const asked = vi.fn();
let unmount: (() => void) | undefined;

/** Whether the code of modals can be had when it is asked for. */
function answerWith(isThere: boolean): void {
  vi.doMock('./modal-dialog.tsx', async (original) => {
    asked();
    if (!isThere) throw new Error('offline');
    return original();
  });
}

/** Modules of its own for each test: whether the code is there is theirs. */
async function page(isThere = true) {
  vi.resetModules();
  answerWith(isThere);
  const [{ Modal }, { ModalHost }, { createModals }, { UiProvider }, { render }] = await Promise.all([
    import('./modal.tsx'),
    import('./modal-host.tsx'),
    import('./modals.ts'),
    import('../provider/ui-provider.tsx'),
    import('../testing/render.tsx') as Promise<typeof Rendering>,
  ]);
  const shown: typeof render = (node) => {
    const rendered = render(node);
    unmount = rendered.unmount;
    return rendered;
  };
  return { Modal, ModalHost, store: createModals(), UiProvider, render: shown };
}
const dialog = () => document.querySelector('[role=dialog]');

beforeEach(() => {
  asked.mockClear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  // A dialog that is left open looks for its focus half a second later, when the page is gone.
  unmount?.();
  unmount = undefined;
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the code of a modal', () => {
  it('comes when one is first opened', async () => {
    const { Modal, render } = await page();
    const at = (isOpen: boolean) => (
      <Modal isOpen={isOpen} onClose={() => undefined} closeLabel="Close" title="Title">
        Body
      </Modal>
    );
    const { rerender } = render(at(false));
    await act(async () => undefined);
    expect(asked).not.toHaveBeenCalled();
    rerender(at(true));
    expect(dialog()).toBeNull();
    await act(() => vi.waitFor(() => expect(dialog()?.textContent).toContain('Body')));
  });

  it('that can’t be had closes the modal and says so; the next one opened asks again', async () => {
    const { Modal, UiProvider, render } = await page(false);
    const [onClose, onUnavailable] = [vi.fn(), vi.fn()];
    const at = (isOpen: boolean) => (
      <UiProvider locale="en-US" onUnavailable={onUnavailable}>
        <Modal isOpen={isOpen} onClose={onClose} closeLabel="Close" title="Title">
          Body
        </Modal>
      </UiProvider>
    );
    const { rerender } = render(at(true));
    await act(() => vi.waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce()));
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
    answerWith(true);
    rerender(at(false));
    rerender(at(true));
    await act(() => vi.waitFor(() => expect(dialog()).not.toBeNull()));
    expect(onUnavailable).toHaveBeenCalledOnce();
  });

  it('that can’t be had says nothing of a modal that was closed meanwhile', async () => {
    const { Modal, UiProvider, render } = await page(false);
    const onUnavailable = vi.fn();
    const at = (isOpen: boolean) => (
      <UiProvider locale="en-US" onUnavailable={onUnavailable}>
        <Modal isOpen={isOpen} onClose={() => undefined} closeLabel="Close" title="Title">
          Body
        </Modal>
      </UiProvider>
    );
    const { rerender } = render(at(true));
    rerender(at(false));
    await act(() => vi.waitFor(() => expect(console.error).toHaveBeenCalled()));
    expect(onUnavailable).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'pointermove', 'keydown'])('comes with the page’s first %s, once', async (touch) => {
    const { ModalHost, store, render } = await page();
    render(<ModalHost store={store} closeLabel="Close" />);
    expect(asked).not.toHaveBeenCalled();
    for (let count = 0; count < 2; count += 1) document.dispatchEvent(new Event(touch, { bubbles: true }));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  });

  it('is not asked for by a host that is gone', async () => {
    const { ModalHost, store, render } = await page();
    render(<ModalHost store={store} closeLabel="Close" />).unmount();
    document.dispatchEvent(new Event('keydown', { bubbles: true }));
    await act(async () => undefined);
    expect(asked).not.toHaveBeenCalled();
  });
});
