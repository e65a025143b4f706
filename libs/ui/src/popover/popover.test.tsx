// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { find, key, press, render } from '../testing/render.tsx';
import { Popover, type PopoverProps, preloadPopover } from './popover.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (props: Partial<PopoverProps> = {}): void => {
  shown?.unmount();
  shown = render(
    <Popover trigger={<Button>Filter</Button>} label="Filters" {...props}>
      {props.children ?? 'Color'}
    </Popover>,
  );
};
const panel = () => document.querySelector('.v-popover');
beforeAll(preloadPopover);
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a panel beside its button', () => {
  it('opens by the button under its name, and closes by Escape', async () => {
    const onOpenChange = vi.fn();
    show({ onOpenChange, className: 'x' });
    expect(panel()).toBeNull();
    press(find('button'));
    expect([panel()?.getAttribute('aria-label'), panel()?.textContent]).toEqual(['Filters', 'Color']);
    expect(panel()?.className).toBe('v-popover x');
    key(find('.v-popover'), 'Escape');
    await vi.waitFor(() => expect(panel()).toBeNull());
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('is closed by what is in it', async () => {
    show({
      children: (close) => (
        <button type="button" className="done" onClick={close}>
          Done
        </button>
      ),
    });
    press(find('button'));
    press(find('.done'));
    await vi.waitFor(() => expect(panel()).toBeNull());
  });

  it('stays as it is told', () => {
    show({ isOpen: true });
    expect(panel()).not.toBeNull();
    show({ isOpen: false });
    press(find('button'));
    expect(panel()).toBeNull();
  });
});
