// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, press, render } from '../testing/render.tsx';
import { Checkbox } from './checkbox.tsx';
import { NumberField } from './number-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Slider } from './slider.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

let unmount: (() => void) | undefined;
afterEach(() => {
  unmount?.();
  unmount = undefined;
});
const show = (node: ReactNode) => {
  unmount?.();
  ({ unmount } = render(<>{node}</>));
};
const count = (selector: string) => document.querySelectorAll(selector).length;
const input = () => find<HTMLInputElement>('input');
const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
const isRequired = (element: HTMLInputElement) => element.required || element.getAttribute('aria-required') === 'true';

describe('a text field', () => {
  it.each<[string, Parameters<typeof TextField>[0], boolean]>([
    ['it is said to be', { label: 'x', isReadOnly: true }, true],
    ['nobody hears of a change', { label: 'x', value: 'a' }, true],
    ['somebody hears of a change', { label: 'x', value: 'a', onChange: () => undefined }, false],
    ['it begins with something', { label: 'x', defaultValue: 'a' }, false],
    ['it is said not to be', { label: 'x', value: 'a', isReadOnly: false }, false],
  ])('is read only or not, where %s', (_, props, expected) => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(<TextField {...props} />);
    expect(input().readOnly).toBe(expected);
    warned.mockRestore();
  });

  it('is spelled by the browser where it is text, and has its icon', () => {
    show(<TextField label="x" icon="search" />);
    expect([input().getAttribute('spellcheck'), count('.v-input-group__icon')]).toEqual([null, 1]);
    show(<TextField label="x" type="email" />);
    expect([input().getAttribute('spellcheck'), count('.v-input-group__icon')]).toEqual(['false', 0]);
  });
});

describe('a number', () => {
  const number = (props: Partial<Parameters<typeof NumberField>[0]> = {}) =>
    show(<NumberField label="Width" incrementLabel="More" decrementLabel="Less" {...props} />);

  it('is required where that is said alone', () => {
    number();
    expect(isRequired(input())).toBe(false);
    number({ isRequired: true });
    expect(isRequired(input())).toBe(true);
  });

  it('is stepped by its buttons', () => {
    const onChange = vi.fn();
    number({ defaultValue: 2, onChange });
    const button = (name: string) => find(`button[aria-label^="${name}"]`);
    press(button('More'));
    press(button('Less'));
    expect(onChange.mock.calls).toEqual([[3], [2]]);
  });

  it('says what is wrong with it, and what it is about', () => {
    number({ errorMessage: 'Too wide.', description: 'In mm', optionalLabel: 'optional' });
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input()).join()).toContain('In mm');
    expect(describedBy(input()).join()).toContain('Too wide.');
    expect(find('label').textContent).toBe('Width optional');
    expect(find('.v-field').className).toContain('v-field--invalid');
    number();
    expect(input().getAttribute('aria-invalid')).toBeNull();
    expect([count('.v-field__description'), count('.v-field__optional'), count('.v-field--invalid')]).toEqual([0, 0, 0]);
  });

  it('has a label that may be for who does not see it alone', () => {
    number({ isLabelHidden: true });
    expect(find('label').className).toContain('v-visually-hidden');
    number();
    expect(find('label').className).not.toContain('v-visually-hidden');
  });
});

describe('a slider', () => {
  const slider = (props: Partial<Parameters<typeof Slider>[0]> = {}) =>
    show(<Slider label="Price" minValue={0} maxValue={100} {...props} />);
  const fill = () => {
    const { insetInlineStart, inlineSize } = find('.v-slider__fill').style;
    return [insetInlineStart, inlineSize];
  };
  const values = () => [...document.querySelectorAll<HTMLInputElement>('input[type=range]')].map(({ value }) => value);

  it('of one value is filled from its edge, past the rounding, to the value', () => {
    slider({ value: [40] });
    expect(fill()[0]).toBe('-0.75rem');
    expect(fill()[1]).toContain('40%');
    expect(fill()[1]).toContain('0.75rem');
  });

  it('of two values is filled between them', () => {
    slider({ value: [20, 60] });
    expect(fill()[0]).toBe('20%');
    expect(values()).toEqual(['20', '60']);
    expect(find('.v-slider__output').textContent).toBe('20 – 60');
  });

  it('begins at its least, or where it is told', () => {
    slider({ minValue: 10 });
    expect(values()).toEqual(['10']);
    slider({ defaultValue: [30, 50] });
    expect(values()).toEqual(['30', '50']);
    show(<Slider label="Price" />);
    expect(values()).toEqual(['0']);
  });

  it('names its thumbs and what they send, and shows its value unless told otherwise', () => {
    slider({ value: [20, 60], thumbLabels: ['From', 'To'], names: ['min', 'max'] });
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=range]')];
    expect(inputs.map(({ name }) => name)).toEqual(['min', 'max']);
    expect(inputs.map((each) => each.getAttribute('aria-label'))).toEqual(['From', 'To']);
    expect(count('.v-slider__output')).toBe(1);
    slider({ isValueShown: false, isLabelHidden: true });
    expect([count('.v-slider__output'), count('label.v-visually-hidden, .v-field__label.v-visually-hidden')]).toEqual([0, 1]);
  });
});

describe('a box to tick', () => {
  it('is required where that is said alone', () => {
    show(<Checkbox>Terms</Checkbox>);
    expect(isRequired(input())).toBe(false);
    show(<Checkbox isRequired>Terms</Checkbox>);
    expect(isRequired(input())).toBe(true);
  });

  it('says what it is about and what is wrong with it', () => {
    show(
      <Checkbox description="All of them" errorMessage="Please agree.">
        Terms
      </Checkbox>,
    );
    expect(describedBy(input())).toEqual(['All of them', 'Please agree.']);
    expect([input().getAttribute('aria-invalid'), count('.v-choice--invalid')]).toEqual(['true', 1]);
    show(<Checkbox>Terms</Checkbox>);
    expect([describedBy(input()), input().getAttribute('aria-invalid'), count('.v-choice--invalid')]).toEqual([[], null, 0]);
  });

  it('tells of a press', () => {
    const onChange = vi.fn();
    show(<Checkbox onChange={onChange}>Terms</Checkbox>);
    press(input());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('a switch', () => {
  it('says what it is about, where there is something to say, and tells of a press', () => {
    const onChange = vi.fn();
    show(
      <Switch description="At once" onChange={onChange} isSelected>
        Lights
      </Switch>,
    );
    expect([describedBy(input()), input().checked]).toEqual([['At once'], true]);
    press(input());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
    show(<Switch>Lights</Switch>);
    expect([describedBy(input()), count('.v-choice__description')]).toEqual([[], 0]);
  });
});

describe('one of several', () => {
  const options = [
    { value: 'a', label: 'A', description: 'First' },
    { value: 'b', label: 'B', isDisabled: true },
  ];
  const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];

  it('begins as it is told, shows what holds, and tells of a choice', () => {
    const onChange = vi.fn();
    show(<RadioGroup label="Way" name="way" options={options} defaultValue="b" />);
    expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
    show(<RadioGroup label="Way" name="way" options={options} value={null} onChange={onChange} />);
    expect(radios().map(({ checked }) => checked)).toEqual([false, false]);
    press(radios()[0] ?? find('nothing'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('has options that cannot be taken, and words for the others', () => {
    show(<RadioGroup label="Way" name="way" options={options} errorMessage="Choose one." />);
    expect(radios().map(({ disabled }) => disabled)).toEqual([false, true]);
    expect(document.body.textContent).toContain('First');
    expect(document.body.textContent).toContain('Choose one.');
  });
});
