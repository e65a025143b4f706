// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, press, render } from '../testing/render.tsx';
import { Badge } from './badge.tsx';
import { Chip, FilterChip } from './chip.tsx';
import { Heading } from './heading.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (node: ReactNode): HTMLElement => {
  shown?.unmount();
  shown = render(node);
  return shown.container;
};
const icons = (): (string | undefined)[] => [...document.querySelectorAll('svg use')].map((icon) => icon.getAttribute('href')?.slice(1));
const has = (selector: string): boolean => document.querySelector(selector) !== null;
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a heading', () => {
  it.each([
    [{ level: 2 } as const, 'H2', 'v-heading v-heading--2'],
    [{ level: 1, look: 'display' } as const, 'H1', 'v-heading v-heading--display'],
    [{ level: 3, look: 5, className: 'x' } as const, 'H3', 'v-heading v-heading--5 x'],
  ])('with %o has the rank %s and the look %s', (props, tag, className) => {
    show(<Heading {...props}>Vases</Heading>);
    expect([find('.v-heading').tagName, find('.v-heading').className]).toEqual([tag, className]);
  });
});

describe('a badge', () => {
  it('is a word, with a picture where one is asked for', () => {
    expect(show(<Badge>New</Badge>).textContent).toBe('New');
    expect(icons()).toHaveLength(0);
    expect(find('.v-badge').className).toBe('v-badge v-badge--neutral');
    show(
      <Badge tone="sale" icon="check">
        Sale
      </Badge>,
    );
    expect(icons()).toHaveLength(1);
    expect(find('.v-badge').className).toBe('v-badge v-badge--sale');
  });
});

describe('a chip', () => {
  it('is a word that nothing takes away unless it is told how', () => {
    expect(show(<Chip>Sand</Chip>).textContent).toBe('Sand');
    expect(has('a, button, svg')).toBe(false);
    show(<Chip icon="check">Sand</Chip>);
    expect(icons()).toHaveLength(1);
  });

  it('is taken away by a button', () => {
    const onRemove = vi.fn();
    show(
      <Chip onRemove={onRemove} removeLabel="Remove sand">
        Sand
      </Chip>,
    );
    press(find('button[aria-label="Remove sand"]'));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(has('a')).toBe(false);
  });

  it('is taken away by a link where there is one', () => {
    const onRemove = vi.fn();
    show(
      <Chip onRemove={onRemove} removeHref="#none" removeLabel="Remove sand">
        Sand
      </Chip>,
    );
    expect(has('button')).toBe(false);
    expect(find('a').getAttribute('href')).toBe('#none');
    press(find('a[aria-label="Remove sand"]'));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});

describe('a filter', () => {
  it.each([
    ['off', { isSelected: false }, 0, 'false', 'v-chip v-chip--filter'],
    ['on', { isSelected: true }, 1, 'true', 'v-chip v-chip--filter v-chip--selected'],
  ] as const)('that is %s is a button that says so', (_what, props, marks, pressed, className) => {
    const onPress = vi.fn();
    show(
      <FilterChip {...props} onPress={onPress}>
        Sand
      </FilterChip>,
    );
    expect(icons()).toHaveLength(marks);
    expect(find('button').getAttribute('aria-pressed')).toBe(pressed);
    expect(find('button').className).toBe(className);
    press(find('button'));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('may be pressed where nothing follows from it', () => {
    show(<FilterChip isSelected={false}>Sand</FilterChip>);
    press(find('button'));
    expect(find('button').getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    [true, 'true'],
    [false, null],
  ])('that leads somewhere is a link; selected: %s', (isSelected, current) => {
    const onPress = vi.fn();
    show(
      <FilterChip isSelected={isSelected} href="#sand" onPress={onPress}>
        Sand
      </FilterChip>,
    );
    expect(has('button')).toBe(false);
    expect(find('a').getAttribute('aria-current')).toBe(current);
    press(find('a'));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('that cannot be chosen leads nowhere and is a dead button', () => {
    show(
      <FilterChip isSelected={false} href="#sand" isDisabled>
        Sand
      </FilterChip>,
    );
    expect(has('a')).toBe(false);
    expect(find<HTMLButtonElement>('button').disabled).toBe(true);
    show(<FilterChip isSelected={false}>Sand</FilterChip>);
    expect(find<HTMLButtonElement>('button').disabled).toBe(false);
  });

  it('says how many there are where that is known', () => {
    const read = (count?: string) =>
      show(
        <FilterChip isSelected={false} count={count}>
          Sand
        </FilterChip>,
      );
    expect(read('12').textContent).toBe('Sand12');
    read();
    expect(has('.v-chip__count')).toBe(false);
  });
});

it('a hidden text is one of the line, or of the rank it is given', () => {
  expect(show(<VisuallyHidden>Menu</VisuallyHidden>).innerHTML).toBe('<span class="v-visually-hidden">Menu</span>');
  expect(show(<VisuallyHidden as="h2">Menu</VisuallyHidden>).innerHTML).toBe('<h2 class="v-visually-hidden">Menu</h2>');
});
