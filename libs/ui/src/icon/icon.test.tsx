// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { find, render } from '../testing/render.tsx';
import { Icon, type IconProps } from './icon.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (props: IconProps): HTMLElement => {
  shown?.unmount();
  shown = render(<Icon {...props} />);
  return find('svg');
};
const classes = (props: IconProps): string[] =>
  (show(props).getAttribute('class') ?? '').split(' ').filter((name) => name.startsWith('v-icon'));
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a picture of the set', () => {
  it('is decoration, or has a name', () => {
    const plain = show({ name: 'check' });
    expect([plain.getAttribute('aria-hidden'), plain.getAttribute('role'), plain.getAttribute('aria-label')]).toEqual(['true', null, null]);
    const named = show({ name: 'check', label: 'Done' });
    expect([named.getAttribute('aria-hidden'), named.getAttribute('role'), named.getAttribute('aria-label')]).toEqual([
      null,
      'img',
      'Done',
    ]);
  });

  it.each<[IconProps, string[]]>([
    [{ name: 'check' }, ['v-icon', 'v-icon--md']],
    [{ name: 'check', size: 'text' }, ['v-icon', 'v-icon--text']],
    [{ name: 'star-filled' }, ['v-icon', 'v-icon--md', 'v-icon--filled']],
    [{ name: 'arrow-end' }, ['v-icon', 'v-icon--md', 'v-icon--directional']],
  ])('with %o is drawn as %o', (props, expected) => expect(classes(props)).toEqual(expected));

  it('comes from the sprite that the app names, or from the document itself', () => {
    const drawn = () => find('svg use').getAttribute('href');
    show({ name: 'check' });
    expect(drawn()).toBe('#check');
    shown?.unmount();
    shown = render(
      <UiProvider locale="en-US" iconSprite="/assets/icons.svg">
        <Icon name="check" />
      </UiProvider>,
    );
    expect(drawn()).toBe('/assets/icons.svg#check');
  });
});
