// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (props: Partial<NoticeProps> = {}): HTMLElement => {
  shown?.unmount();
  shown = render(<Notice {...props}>Sold out</Notice>);
  return find('.v-notice');
};
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a message in the page', () => {
  it.each<[Partial<NoticeProps>, string | null]>([
    [{}, null],
    [{ type: 'danger' }, null],
    [{ isLive: true }, 'status'],
    [{ isLive: true, type: 'warning' }, 'status'],
    [{ isLive: true, type: 'danger' }, 'alert'],
  ])('with %o is announced by %s', (props, role) => expect(show(props).getAttribute('role')).toBe(role));

  it('is a text, with a title and actions where they are given', () => {
    expect(show().textContent).toBe('Sold out');
    expect(document.querySelector('.v-notice__title, .v-notice__actions')).toBeNull();
    expect(show().className).toBe('v-notice v-notice--info');
    show({ title: 'Sorry', actions: 'Notify me', type: 'success', className: 'x' });
    expect(find('.v-notice').className).toBe('v-notice v-notice--success x');
    expect([find('.v-notice__title').textContent, find('.v-notice__actions').textContent]).toEqual(['Sorry', 'Notify me']);
  });
});
