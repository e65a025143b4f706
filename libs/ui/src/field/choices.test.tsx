// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, key, press, render, type as typeText } from '../testing/render.tsx';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';
import { clampQuantity } from './quantity.ts';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';

let unmount: (() => void) | undefined;
afterEach(() => unmount?.());
const show = (node: Parameters<typeof render>[0]) => {
  const rendered = render(node);
  unmount = rendered.unmount;
  return rendered;
};

const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const marked = () => options().flatMap((option) => (option.dataset['focused'] === 'true' ? [option.textContent] : []));
const input = () => find<HTMLInputElement>('[role=combobox]');
const reached = () => {
  const id = input().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};
const isOpen = () => document.querySelector('[role=listbox]') !== null;
const leave = (element: HTMLElement, to: Element | null = null) =>
  act(() => void element.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to })));
/** A key while an input method still composes a word. */
const composingKey = (element: HTMLElement, name: string) =>
  act(() => void element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, isComposing: true })));
/** Whether the browser does with a key what it always does. */
const isLeftToBrowser = (element: HTMLElement, init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  act(() => void element.dispatchEvent(event));
  return !event.defaultPrevented;
};

describe('a combo box', () => {
  const countries = [
    { id: 'de', label: 'Germany', description: 'Berlin' },
    { id: 'at', label: 'Austria' },
    { id: 'au', label: 'Australia' },
  ];
  const showComboBox = (props: Partial<ComboBoxProps> = {}) => {
    const onSelect = vi.fn();
    const draw = (more: Partial<ComboBoxProps> = {}) => (
      <ComboBox label="Country" options={countries} onSelect={onSelect} emptyText="Nothing" toggleLabel="Open" {...props} {...more} />
    );
    const rendered = show(draw());
    return { onSelect, draw, ...rendered };
  };

  it('opens and closes by its button, which leaves the focus in the text', () => {
    showComboBox();
    press(find('[aria-label=Open]'));
    expect([isOpen(), document.activeElement === input(), input().getAttribute('aria-expanded')]).toEqual([true, true, 'true']);
    expect(options().map((option) => option.textContent)).toEqual(['GermanyBerlin', 'Austria', 'Australia']);
    expect(input().getAttribute('aria-controls')).toBe(find('[role=listbox]').id);
    press(find('[aria-label=Open]'));
    expect([isOpen(), input().getAttribute('aria-controls')]).toEqual([false, null]);
  });

  it('goes from the text through all options and back into the text', () => {
    showComboBox();
    const steps = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((step) => {
      key(input(), step);
      return reached();
    });
    expect(steps).toEqual(['GermanyBerlin', 'Austria', 'Australia', null, 'Australia']);
    expect(marked()).toEqual(['Australia']);
  });

  it('chooses by a press, and marks what the pointer is on', () => {
    const { onSelect } = showComboBox();
    press(find('[aria-label=Open]'));
    act(() => void options()[1]?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })));
    expect(marked()).toEqual(['Austria']);
    press(options()[1] ?? input());
    expect([onSelect.mock.calls, input().value, isOpen()]).toEqual([[['at']], 'Austria', false]);
    press(find('[aria-label=Open]'));
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
    // The same once more is no other choice.
    press(options()[1] ?? input());
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('begins at its default, and tells nobody of it', () => {
    const { onSelect } = showComboBox({ defaultSelectedId: 'au' });
    expect(input().value).toBe('Australia');
    leave(input());
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('shows what the outside has chosen, and nothing where that is nothing', () => {
    const { rerender, draw } = showComboBox({ selectedId: 'de', name: 'country' });
    expect([input().value, find<HTMLInputElement>('[name=country]').value]).toEqual(['Germany', 'de']);
    rerender(draw({ selectedId: null }));
    expect([input().value, find<HTMLInputElement>('[name=country]').value]).toEqual(['', '']);
  });

  it('is sent under no name of its own accord', () => {
    showComboBox();
    expect(document.querySelector('[type=hidden]')).toBeNull();
  });

  it('Escape closes it with what was typed, and is then left to what is around it', () => {
    const onKeyDown = vi.fn();
    show(
      <div onKeyDown={onKeyDown}>
        <ComboBox label="Country" options={countries} defaultSelectedId="de" emptyText="Nothing" toggleLabel="Open" />
      </div>,
    );
    typeText(input(), 'Aus');
    key(input(), 'Escape');
    expect([isOpen(), input().value, onKeyDown.mock.calls.length]).toEqual([false, 'Germany', 0]);
    key(input(), 'Escape');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it('takes a text that is an option’s own name, also with Enter and spaces', () => {
    const { onSelect } = showComboBox();
    typeText(input(), ' austria ');
    key(input(), 'Enter');
    expect(onSelect).toHaveBeenLastCalledWith('at');
    typeText(input(), 'austral');
    key(input(), 'Enter');
    expect([onSelect.mock.calls.length, input().value]).toEqual([1, 'Austria']);
  });

  it('takes a blank text for no choice', () => {
    const { onSelect } = showComboBox({ defaultSelectedId: 'de' });
    typeText(input(), '  ');
    leave(input());
    expect([onSelect.mock.calls, input().value]).toEqual([[[null]], '']);
  });

  it('hears no key of a word that is being composed', () => {
    const { onSelect } = showComboBox();
    typeText(input(), 'austria');
    composingKey(input(), 'Enter');
    composingKey(input(), 'ArrowDown');
    expect([onSelect.mock.calls.length, reached(), isOpen()]).toEqual([0, null, true]);
  });

  it('lets Enter send its form while it is closed', () => {
    showComboBox();
    expect(isLeftToBrowser(input(), { key: 'Enter' })).toBe(true);
    press(find('[aria-label=Open]'));
    expect(isLeftToBrowser(input(), { key: 'Enter' })).toBe(false);
    expect(isLeftToBrowser(input(), { key: 'ArrowDown' })).toBe(false);
    expect(isLeftToBrowser(input(), { key: 'x' })).toBe(true);
  });

  it('stays as it is while the focus stays within it', () => {
    showComboBox();
    typeText(input(), 'Aus');
    leave(input(), find('[aria-label=Open]'));
    expect([isOpen(), input().value]).toEqual([true, 'Aus']);
    leave(input());
    expect([isOpen(), input().value]).toEqual([false, '']);
  });

  it('that somebody else searches for takes its options as they come', () => {
    const onInputChange = vi.fn();
    showComboBox({ onInputChange, defaultSelectedId: 'de' });
    typeText(input(), 'xyz');
    expect(options()).toHaveLength(3);
    leave(input());
    expect(onInputChange.mock.calls).toEqual([['xyz'], ['Germany']]);
    key(input(), 'ArrowDown');
    key(input(), 'ArrowDown');
    key(input(), 'Enter');
    expect(onInputChange).toHaveBeenLastCalledWith('Austria');
  });

  it('that is read only is neither opened nor walked through', () => {
    showComboBox({ isReadOnly: true });
    key(input(), 'ArrowDown');
    expect([isOpen(), input().readOnly, find<HTMLButtonElement>('[aria-label=Open]').disabled]).toEqual([false, true, true]);
  });

  it('with nothing to choose from leaves the arrows to the text', () => {
    showComboBox({ options: [] });
    expect(isLeftToBrowser(input(), { key: 'ArrowDown' })).toBe(true);
    expect(isOpen()).toBe(false);
    press(find('[aria-label=Open]'));
    expect(options().map((option) => [option.textContent, option.getAttribute('aria-disabled')])).toEqual([['Nothing', 'true']]);
  });
});

describe('a search', () => {
  const all = [
    { id: '1', label: 'Vase', href: '#vase', description: 'Blue' },
    { id: '2', label: 'Jug', href: '#jug', icon: 'search' as const },
    { id: '3', label: 'Bowl', href: '#bowl', image: { url: '/bowl.jpg' } },
  ];
  const showSearch = (props: Partial<SearchFieldProps> = {}) => {
    const spies = { onSubmit: vi.fn(), onChange: vi.fn(), onSuggestionSelect: vi.fn() };
    const draw = (more: Partial<SearchFieldProps> = {}) => (
      <SearchField
        label="Search"
        submitLabel="Go"
        clearLabel="Clear"
        suggestions={all}
        suggestionsStatus="3 found"
        {...spies}
        {...props}
        {...more}
      />
    );
    return { ...spies, draw, ...show(draw()) };
  };

  it('opens with its focus, names the one that is reached alone, and says how many there are', () => {
    showSearch();
    expect([isOpen(), find('[role=status]').textContent]).toEqual([false, '']);
    act(() => input().focus());
    expect([isOpen(), find('[role=status]').textContent, reached()]).toEqual([true, '3 found', null]);
    key(input(), 'ArrowDown');
    expect(reached()).toBe('VaseBlue');
    key(input(), 'ArrowDown');
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
    expect(marked()).toEqual(['Jug']);
  });

  it('draws what a suggestion brings along', () => {
    showSearch();
    act(() => input().focus());
    expect(
      options().map((option) => [option.querySelector('.v-search__picture') !== null, option.querySelector(':scope > svg') !== null]),
    ).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
  });

  it('stands where it stood when others are found, as long as that is still there', () => {
    const { rerender, draw } = showSearch();
    act(() => input().focus());
    key(input(), 'ArrowDown');
    key(input(), 'ArrowDown');
    rerender(draw({ suggestions: [all[1], all[2]].filter((each) => each !== undefined) }));
    expect(reached()).toBe('Jug');
    rerender(draw({ suggestions: [all[2]].filter((each) => each !== undefined) }));
    expect(reached()).toBeNull();
  });

  it('marks what the pointer is on and follows a press', () => {
    const { onSuggestionSelect } = showSearch();
    act(() => input().focus());
    act(() => void options()[1]?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })));
    expect(reached()).toBe('Jug');
    press(options()[1] ?? input());
    expect([onSuggestionSelect.mock.calls, isOpen()]).toEqual([[[all[1]]], false]);
  });

  it('is emptied by its button, which is there while there is something to empty', () => {
    const { onChange } = showSearch();
    expect(document.querySelector('[aria-label=Clear]')).toBeNull();
    typeText(input(), 'vase');
    press(find('[aria-label=Clear]'));
    expect([input().value, document.activeElement === input(), onChange.mock.calls]).toEqual(['', true, [['vase'], ['']]]);
  });

  it('begins with the text that it is given, and shows that of the outside', () => {
    const { rerender, draw } = showSearch({ defaultValue: 'vase' });
    expect(input().value).toBe('vase');
    rerender(draw({ value: 'jug' }));
    expect(input().value).toBe('jug');
  });

  it('closes when it is sent and when it is left, not when the focus moves within it', () => {
    const { onSubmit } = showSearch();
    typeText(input(), 'v');
    leave(input(), find('[aria-label=Go]'));
    expect(isOpen()).toBe(true);
    leave(input());
    expect(isOpen()).toBe(false);
    typeText(input(), 'va');
    expect(isOpen()).toBe(true);
    act(() => find<HTMLFormElement>('form').requestSubmit());
    expect([isOpen(), onSubmit.mock.calls]).toEqual([false, [['va']]]);
  });

  it('is sent by the browser where nobody else does it', () => {
    showSearch({ onSubmit: undefined, action: '/search' });
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    find('form').addEventListener('submit', (each) => setTimeout(() => each.preventDefault()));
    act(() => void find('form').dispatchEvent(event));
    expect([event.defaultPrevented, find('form').getAttribute('action'), input().name]).toEqual([false, '/search', 'search']);
  });

  it('Enter follows the one that is reached, else it is the browser’s, as in a word that is composed', () => {
    const { onSuggestionSelect } = showSearch();
    act(() => input().focus());
    expect(isLeftToBrowser(input(), { key: 'Enter' })).toBe(true);
    key(input(), 'ArrowDown');
    composingKey(input(), 'Enter');
    composingKey(input(), 'Escape');
    expect([onSuggestionSelect.mock.calls.length, isOpen()]).toEqual([0, true]);
    expect(isLeftToBrowser(input(), { key: 'Enter' })).toBe(false);
    expect(onSuggestionSelect).toHaveBeenCalledExactlyOnceWith(all[0]);
  });

  it('Escape in an empty one is left to what it stands in, and changes nothing', () => {
    const { onChange } = showSearch({ suggestions: [] });
    expect(isLeftToBrowser(input(), { key: 'Escape' })).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('without suggestions is a plain field', () => {
    showSearch({ suggestions: undefined });
    const field = find('[type=search]');
    for (const name of ['role', 'aria-expanded', 'aria-autocomplete', 'aria-controls']) expect(field.getAttribute(name)).toBeNull();
    expect(document.querySelector('[role=status]')).toBeNull();
  });

  it('with none of them is a closed list', () => {
    showSearch({ suggestions: [] });
    act(() => input().focus());
    expect([isOpen(), input().getAttribute('aria-expanded'), input().getAttribute('aria-controls')]).toEqual([false, 'false', null]);
  });

  it('names its list, by its own name where none is given', () => {
    const { rerender, draw } = showSearch();
    act(() => input().focus());
    expect(find('[role=listbox]').getAttribute('aria-label')).toBe('Search');
    rerender(draw({ suggestionsLabel: 'Suggestions' }));
    expect(find('[role=listbox]').getAttribute('aria-label')).toBe('Suggestions');
  });

  it('shows that it is searching', () => {
    const { rerender, draw } = showSearch();
    expect(document.querySelector('.v-spin')).toBeNull();
    rerender(draw({ isLoading: true }));
    expect(document.querySelector('.v-spin')).not.toBeNull();
  });
});

describe('a list to choose from', () => {
  const list = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', isDisabled: true },
  ];
  const select = () => find<HTMLSelectElement>('select');

  it('has its first option where it has no words for none', () => {
    show(<SelectField label="L" options={list} />);
    expect([select().value, [...select().options].map(({ label, disabled }) => [label, disabled])]).toEqual([
      'a',
      [
        ['A', false],
        ['B', true],
      ],
    ]);
  });

  it('begins with the words for none, unless something is chosen', () => {
    show(<SelectField label="L" options={list} placeholder="None" />);
    expect([select().value, select().options[0]?.label]).toEqual(['', 'None']);
    unmount?.();
    show(<SelectField label="L" options={list} placeholder="None" defaultValue="b" />);
    expect(select().value).toBe('b');
    unmount?.();
    show(<SelectField label="L" options={list} placeholder="None" value="b" onChange={() => undefined} />);
    expect(select().value).toBe('b');
  });

  it('tells of a choice, and of none where it is read only', () => {
    const onChange = vi.fn();
    const { rerender } = show(<SelectField label="L" options={list} placeholder="None" onChange={onChange} />);
    act(() => {
      select().value = 'a';
      select().dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
    expect(select().disabled).toBe(false);
    rerender(<SelectField label="L" options={list} isReadOnly />);
    expect(select().disabled).toBe(true);
    rerender(<SelectField label="L" options={list} isDisabled />);
    expect(select().disabled).toBe(true);
  });
});

describe('several lines of text', () => {
  const area = () => find<HTMLTextAreaElement>('textarea');

  it('are sent by Enter alone, not with shift and not by a word that is composed', () => {
    const onSubmit = vi.fn();
    show(<TextArea label="Message" onSubmit={onSubmit} />);
    for (const init of [{ key: 'a' }, { key: 'Enter', shiftKey: true }, { key: 'Enter', isComposing: true }])
      expect(isLeftToBrowser(area(), init)).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(isLeftToBrowser(area(), { key: 'Enter' })).toBe(false);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('end with Enter where nobody sends them', () => {
    show(<TextArea label="Message" />);
    expect(isLeftToBrowser(area(), { key: 'Enter' })).toBe(true);
    expect(area().rows).toBe(4);
  });

  it('are read only where they are said to be, or where nobody hears of a change', () => {
    const { rerender } = show(<TextArea label="Message" />);
    expect(area().readOnly).toBe(false);
    rerender(<TextArea label="Message" key="a" value="x" />);
    expect(area().readOnly).toBe(true);
    rerender(<TextArea label="Message" key="b" value="x" onChange={() => undefined} />);
    expect(area().readOnly).toBe(false);
    rerender(<TextArea label="Message" key="c" value="x" onChange={() => undefined} isReadOnly />);
    expect(area().readOnly).toBe(true);
  });

  it('tell of each change', () => {
    const onChange = vi.fn();
    show(<TextArea label="Message" onChange={onChange} />);
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), 'Hello');
      area().dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Hello');
  });
});

describe('a number that can be bought', () => {
  it.each<[number, Parameters<typeof clampQuantity>[1], number]>([
    [5, undefined, 5],
    [0, undefined, 1],
    [-3, {}, 1],
    [Number.NaN, { min: 2 }, 2],
    [2.9, {}, 2],
    [7, { min: 2, step: 3 }, 5],
    [8, { min: 2, step: 3 }, 8],
    [99, { min: 2, max: 9, step: 3 }, 8],
    [99, { min: 2, max: 8, step: 3 }, 8],
    [99, { min: 1, max: 10 }, 10],
    [3, { min: 5, max: 2 }, 5],
    [9, { min: 5, max: 2 }, 5],
    [4, { step: 0 }, 4],
    [4, { step: 2.9 }, 3],
  ])('next to %s within %o is %s', (value, limits, quantity) => expect(clampQuantity(value, limits)).toBe(quantity));
});
