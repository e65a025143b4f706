// @vitest-environment jsdom
import { act, createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, key, press, render } from '../testing/render.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (...part: Parameters<typeof render>): HTMLButtonElement => {
  shown?.unmount();
  shown = render(...part);
  return find<HTMLButtonElement>('button');
};
const button = (props: Partial<ButtonProps> = {}) => show(<Button {...props}>{props.children ?? 'Save'}</Button>);
const iconButton = (props: Partial<IconButtonProps> = {}) => show(<IconButton icon="cart" label="Cart" {...props} />);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a button', () => {
  it('does what it is told when it is pressed, with nothing to say of the press', () => {
    const onPress = vi.fn();
    const element = button({ onPress });
    press(element);
    expect(onPress).toHaveBeenCalledExactlyOnceWith();
    expect(element.textContent).toBe('Save');
    expect(all('svg, [role=progressbar]')).toEqual([]);
  });

  it('does nothing while it is busy or disabled, and keeps its place for the keyboard while busy', () => {
    const onPress = vi.fn();
    press(button({ onPress, isPending: true }));
    expect(find<HTMLButtonElement>('button').disabled).toBe(false);
    press(button({ onPress, isDisabled: true }));
    expect(find<HTMLButtonElement>('button').disabled).toBe(true);
    expect(onPress).not.toHaveBeenCalled();
  });

  it.each<[Partial<ButtonProps>, string]>([
    [{}, 'Save'],
    [{ pendingLabel: 'Saving' }, 'Saving'],
    [{ children: <b>Save</b>, 'aria-label': 'Save it' }, 'Save it'],
  ])('with %o says while it is busy: %s', (props, label) => {
    button({ ...props, isPending: true });
    expect(find('[role=progressbar]').getAttribute('aria-label')).toBe(label);
  });

  it.each<[Partial<ButtonProps>, string]>([
    [{}, 'v-button v-button--secondary v-button--md'],
    [
      { variant: 'danger', size: 'sm', isFullWidth: true, isPending: true, className: 'x' },
      'v-button v-button--danger v-button--sm v-button--full v-button--pending x',
    ],
  ])('with %o looks like %s', (props, className) => expect(button(props).className).toBe(className));

  it.each<[Partial<ButtonProps>, string[]]>([
    [{ icon: 'check' }, ['svg', 'SPAN']],
    [{ iconEnd: 'external' }, ['SPAN', 'svg']],
  ])('with %o has its picture on that side', (props, parts) =>
    expect([...button(props).children].map((part) => part.nodeName)).toEqual(parts),
  );

  it('hands itself out to who asks for it', () => {
    const ref = createRef<HTMLButtonElement>();
    expect(button({ ref })).toBe(ref.current);
    const iconRef = createRef<HTMLButtonElement>();
    expect(iconButton({ ref: iconRef })).toBe(iconRef.current);
  });
});

describe('a button that is a picture', () => {
  it.each<[Partial<IconButtonProps>, string, string | undefined]>([
    [{}, 'Cart', undefined],
    [{ badge: '3' }, 'Cart 3', '3'],
    [{ badge: '3', label: 'Cart, 3 items' }, 'Cart, 3 items', '3'],
  ])('with %o is called %s', (props, name, badge) => {
    expect(iconButton(props).getAttribute('aria-label')).toBe(name);
    expect(all('.v-icon-button__badge')[0]?.textContent).toBe(badge);
    expect(all('[aria-hidden=true].v-icon-button__badge')).toHaveLength(badge === undefined ? 0 : 1);
  });

  it('does what it is told when it is pressed, unless it is busy', () => {
    const onPress = vi.fn();
    press(iconButton({ onPress }));
    expect(onPress).toHaveBeenCalledExactlyOnceWith();
    expect(all('[role=progressbar]')).toEqual([]);
    press(iconButton({ onPress, isPending: true }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(find('[role=progressbar]').getAttribute('aria-label')).toBe('Cart');
    iconButton({ isPending: true, pendingLabel: 'Adding' });
    expect(find('[role=progressbar]').getAttribute('aria-label')).toBe('Adding');
  });

  it.each<[Partial<IconButtonProps>, string]>([
    [{}, 'v-button v-icon-button v-button--quiet v-button--md v-icon-button--round'],
    [{ isRound: false, isPending: true, className: 'x' }, 'v-button v-icon-button v-button--quiet v-button--md v-button--pending x'],
  ])('with %o looks like %s', (props, className) => expect(iconButton(props).className).toBe(className));

  it.each([
    [undefined, ['Cart']],
    [false, []],
  ])('tells its name to who comes by the keyboard; asked for: %s', (hasTooltip, bubbles) => {
    const element = iconButton({ hasTooltip });
    key(document.body, 'Tab');
    act(() => element.focus());
    expect(all('[role=tooltip]').map(({ textContent }) => textContent)).toEqual(bubbles);
  });
});
