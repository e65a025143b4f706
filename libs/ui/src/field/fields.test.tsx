// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, key, press, render, type as typeText } from '../testing/render.tsx';
import { ComboBox } from './combo-box.tsx';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextField } from './text-field.tsx';

let unmount: (() => void) | undefined;
afterEach(() => unmount?.());
const show = (node: Parameters<typeof render>[0]) => {
  const rendered = render(node);
  unmount = rendered.unmount;
  return rendered;
};

describe('a text field', () => {
  it('ties label, description and error to its input', () => {
    show(<TextField label="E-mail" name="email" description="Hint" errorMessage="Wrong" isRequired />);
    const input = find<HTMLInputElement>('input');
    expect(input.labels?.[0]?.textContent).toBe('E-mail');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(
      input
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['Hint', 'Wrong']);
  });
  it('shows a password on request', () => {
    show(<TextField label="Password" type="password" revealLabels={{ show: 'Show', hide: 'Hide' }} />);
    press(find('[aria-label=Show]'));
    expect(find<HTMLInputElement>('input').type).toBe('text');
    press(find('[aria-label=Hide]'));
    expect(find<HTMLInputElement>('input').type).toBe('password');
  });
});

describe('a quantity', () => {
  const showQuantity = (props: Partial<QuantityFieldProps> = {}) => {
    const onChange = vi.fn();
    const rendered = show(<QuantityField label="Quantity" incrementLabel="More" decrementLabel="Less" onChange={onChange} {...props} />);
    return { onChange, input: find<HTMLInputElement>('input'), ...rendered };
  };
  it('is 1 unless said otherwise', () => expect(showQuantity().input.value).toBe('1'));
  it('goes by purchase steps between its limits', () => {
    const { onChange, input } = showQuantity({ min: 2, max: 6, step: 2, defaultValue: 4 });
    press(find('[aria-label=More]'));
    expect(onChange).toHaveBeenLastCalledWith(6);
    expect(find('[aria-label=More]').getAttribute('aria-disabled')).toBe('true');
    press(find('[aria-label=Less]'));
    press(find('[aria-label=Less]'));
    expect(input.value).toBe('2');
    expect(find('[aria-label=Less]').getAttribute('aria-disabled')).toBe('true');
  });
  it('is parsed as a whole number when it is left, not at each key', () => {
    const { onChange, input } = showQuantity({ max: 50 });
    typeText(input, '12.7');
    expect(onChange).not.toHaveBeenCalled();
    act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
  });
  it('stays on the button that has come to its end', () => {
    showQuantity({ min: 1, defaultValue: 2 });
    const less = find('[aria-label=Less]');
    less.focus();
    press(less);
    expect(document.activeElement).toBe(less);
    press(less);
    expect(find<HTMLInputElement>('input').value).toBe('1');
  });
  it('keeps what is typed while an answer comes, and takes the answer where nothing is typed', () => {
    const props = { label: 'Quantity', incrementLabel: 'More', decrementLabel: 'Less', onChange: () => undefined };
    const { rerender } = show(<QuantityField {...props} value={1} />);
    const input = find<HTMLInputElement>('input');
    press(find('[aria-label=More]'));
    rerender(<QuantityField {...props} value={1} isPending />);
    typeText(input, '15');
    rerender(<QuantityField {...props} value={2} />);
    expect(input.value).toBe('15');
    key(input, 'Enter');
    rerender(<QuantityField {...props} value={2} isPending />);
    expect(input.value).toBe('15');
    rerender(<QuantityField {...props} value={12} />);
    expect(input.value).toBe('12');
  });
  it('goes back to what holds when a change was refused', () => {
    const props = { label: 'Quantity', incrementLabel: 'More', decrementLabel: 'Less', onChange: () => undefined, value: 3 };
    const { rerender } = show(<QuantityField {...props} />);
    press(find('[aria-label=More]'));
    rerender(<QuantityField {...props} isPending />);
    expect(find<HTMLInputElement>('input').value).toBe('4');
    rerender(<QuantityField {...props} />);
    expect(find<HTMLInputElement>('input').value).toBe('3');
  });
  it('an empty field goes back to what it was', () => {
    const { onChange, input } = showQuantity({ defaultValue: 3 });
    typeText(input, '');
    key(input, 'Enter');
    expect(input.value).toBe('3');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a combo box', () => {
  const options = [
    { id: 'de', label: 'Germany' },
    { id: 'at', label: 'Austria' },
    { id: 'au', label: 'Australia' },
  ];
  const showComboBox = () => {
    const onSelect = vi.fn();
    show(
      <form>
        <ComboBox label="Country" name="country" options={options} onSelect={onSelect} emptyText="Nothing" toggleLabel="Open" />
      </form>,
    );
    return {
      onSelect,
      input: find<HTMLInputElement>('[role=combobox]'),
      submitted: () => new FormData(find<HTMLFormElement>('form')).get('country'),
    };
  };
  it('filters by what is typed; arrows and Enter choose; the id is submitted', () => {
    const { input, onSelect, submitted } = showComboBox();
    typeText(input, 'AUST');
    expect([...document.querySelectorAll('[role=option]')].map((option) => option.textContent)).toEqual(['Austria', 'Australia']);
    key(input, 'ArrowDown');
    key(input, 'ArrowDown');
    expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Australia');
    key(input, 'Enter');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('au');
    expect(input.value).toBe('Australia');
    expect(submitted()).toBe('au');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });
  it('a text that is no option goes away, an emptied one chooses nothing', () => {
    const { input, onSelect } = showComboBox();
    typeText(input, 'germany');
    key(input, 'Enter');
    expect(onSelect).toHaveBeenLastCalledWith('de');
    typeText(input, 'Germ');
    act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(input.value).toBe('Germany');
    typeText(input, '');
    act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(onSelect).toHaveBeenLastCalledWith(null);
  });
  it('says when nothing is found', () => {
    const { input } = showComboBox();
    typeText(input, 'xyz');
    expect(find('[role=option]').textContent).toBe('Nothing');
  });
});

describe('a search', () => {
  const suggestions = [
    { id: '1', label: 'Vase', href: '#vase' },
    { id: '2', label: 'Jug', href: '#jug' },
  ];
  const showSearch = () => {
    const onSubmit = vi.fn();
    const onSuggestionSelect = vi.fn();
    show(
      <SearchField
        label="Search"
        submitLabel="Go"
        clearLabel="Clear"
        onSubmit={onSubmit}
        suggestions={suggestions}
        suggestionsStatus="2 suggestions"
        onSuggestionSelect={onSuggestionSelect}
      />,
    );
    return { onSubmit, onSuggestionSelect, input: find<HTMLInputElement>('[role=combobox]') };
  };
  it('Enter searches for the text while no suggestion is highlighted', () => {
    const { input, onSubmit } = showSearch();
    typeText(input, '  vase ');
    act(() => find<HTMLFormElement>('form').requestSubmit());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('vase');
  });
  it('arrows and Enter follow a suggestion; Escape closes first, then empties', () => {
    const { input, onSuggestionSelect } = showSearch();
    typeText(input, 'v');
    expect(find('[role=status]').textContent).toBe('2 suggestions');
    key(input, 'ArrowUp');
    key(input, 'Enter');
    expect(onSuggestionSelect).toHaveBeenCalledExactlyOnceWith(suggestions[1]);
    typeText(input, 'va');
    key(input, 'Escape');
    expect(document.querySelector('[role=listbox]')).toBeNull();
    expect(input.value).toBe('va');
    key(input, 'Escape');
    expect(input.value).toBe('');
  });
  it('leaves Escape to what it stands in once there is nothing to take back', () => {
    const { input } = showSearch();
    const escape = (): boolean => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      act(() => void input.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(escape(), 'empty').toBe(false);
    typeText(input, 'v');
    expect([escape(), escape(), escape()], 'the list, the text, then nothing').toEqual([true, true, false]);
  });
});

describe('what is typed before scripts run', () => {
  const suggestions = [{ id: 'a', label: 'Amphora', href: '#a' }];
  it.each([
    ['a search', '[type=search]', () => <SearchField label="Search" submitLabel="Go" clearLabel="Clear" suggestions={suggestions} />],
    [
      'a combo box',
      '[role=combobox]',
      () => <ComboBox label="Country" options={[{ id: 'de', label: 'Germany' }]} emptyText="Nothing" toggleLabel="Open" />,
    ],
    ['a quantity', '[type=number]', () => <QuantityField label="Quantity" incrementLabel="More" decrementLabel="Less" />],
  ] as const)('stays in %s', async (_, selector, draw) => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(draw());
    const input = find<HTMLInputElement>(selector, container);
    const typed = selector === '[type=number]' ? '12' : 'Ger';
    input.value = typed;
    const root = await act(async () => hydrateRoot(container, draw()));
    // Another drawing, as each focus brings one.
    act(() => input.focus());
    act(() => root.render(draw()));
    expect(input.value).toBe(typed);
    act(() => root.unmount());
    container.remove();
  });
});

describe('the suggestions of a search', () => {
  it('keep the one that is reached when the same ones are drawn again', () => {
    const draw = () => (
      <SearchField
        label="Search"
        submitLabel="Go"
        clearLabel="Clear"
        suggestions={[
          { id: 'a', label: 'Amphora', href: '#a' },
          { id: 'b', label: 'Bowl', href: '#b' },
        ]}
      />
    );
    const { rerender } = show(draw());
    const input = find<HTMLInputElement>('[type=search]');
    act(() => input.focus());
    key(input, 'ArrowDown');
    key(input, 'ArrowDown');
    rerender(draw());
    expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Bowl');
  });
});
