import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useFilter } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { useEarlyInput } from '../use-early-input.ts';
import { controlProps, FieldFrame, type FieldProps, useFieldIds } from './field-frame.tsx';
import { useActiveOption } from './use-active-option.ts';

export interface ComboBoxOption {
  id: string;
  label: string;
  description?: string | undefined;
}

export interface ComboBoxProps extends FieldProps {
  options: readonly ComboBoxOption[];
  selectedId?: string | null | undefined;
  defaultSelectedId?: string | undefined;
  onSelect?: ((id: string | null) => void) | undefined;
  inputValue?: string | undefined;
  /** With it the options are taken as they come; otherwise they are filtered by the text. */
  onInputChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  emptyText: string;
  /** Name of the button that opens the list. */
  toggleLabel: string;
}

/** A choice from a long list by typing. With `name` the chosen id is submitted. */
export function ComboBox(props: ComboBoxProps): ReactNode {
  const { options, onSelect, onInputChange, placeholder, emptyText, toggleLabel, name, isDisabled, isReadOnly } = props;
  const ids = useFieldIds(props);
  const input = useRef<HTMLInputElement>(null);
  const { contains, startsWith } = useFilter({ sensitivity: 'base' });
  const [ownId, setOwnId] = useState<string | null>(props.defaultSelectedId ?? null);
  const selectedId = props.selectedId === undefined ? ownId : props.selectedId;
  const selectedLabel = options.find((option) => option.id === selectedId)?.label ?? '';
  /** What was typed since the last choice; null shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = props.inputValue ?? typed ?? selectedLabel;
  const shown = typed && !onInputChange ? options.filter((option) => contains(option.label, typed)) : options;
  const { listId, isOpen, setIsOpen, active, setActive, activeId, optionId, close, move } = useActiveOption(shown.length);

  const choose = (option: ComboBoxOption | null) => {
    setTyped(null);
    close();
    onInputChange?.(option?.label ?? '');
    if ((option?.id ?? null) === selectedId) return;
    setOwnId(option?.id ?? null);
    onSelect?.(option?.id ?? null);
  };
  /** On leaving: an emptied or exactly typed text is a choice, any other text goes away. */
  const settle = () => {
    if (typed === null) return close();
    if (typed.trim() === '') return choose(null);
    const exact = options.find((option) => startsWith(option.label, typed.trim()) && option.label.length === typed.trim().length);
    if (exact) return choose(exact);
    setTyped(null);
    onInputChange?.(selectedLabel);
    close();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || move(event)) return;
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const option = shown[active];
      if (option) choose(option);
      else settle();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setTyped(null);
      close();
    }
  };
  useEarlyInput(input, text, (early) => {
    setTyped(early);
    onInputChange?.(early);
  });
  const toggle = () => {
    if (isOpen) close();
    else setIsOpen(true);
    input.current?.focus();
  };

  return (
    <FieldFrame {...props} ids={ids}>
      <div
        className="v-combo-box__frame"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) settle();
        }}
      >
        <span className="v-input-group">
          <input
            {...controlProps({ ...props, name: undefined }, ids)}
            ref={input}
            className="v-input"
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            spellCheck={false}
            readOnly={isReadOnly}
            placeholder={placeholder}
            value={text}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(-1);
              setIsOpen(true);
              onInputChange?.(event.target.value);
            }}
            onKeyDown={isReadOnly ? undefined : handleKey}
          />
          <button
            type="button"
            tabIndex={-1}
            className="v-input-group__button"
            aria-label={toggleLabel}
            disabled={isDisabled || isReadOnly}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon name="chevron-down" size="sm" />
          </button>
        </span>
        {name ? <input type="hidden" name={name} value={selectedId ?? ''} disabled={isDisabled} /> : null}
        {isOpen ? (
          <div
            id={listId}
            role="listbox"
            aria-label={props.label}
            className="v-popover v-combo-box__list"
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown.map((option, index) => (
              <div
                key={option.id}
                id={optionId(index)}
                role="option"
                aria-selected={option.id === selectedId}
                className="v-menu__item v-combo-box__option"
                data-focused={index === active || undefined}
                onMouseMove={() => setActive(index)}
                onClick={() => choose(option)}
              >
                <span className="v-menu__text">
                  <span>{option.label}</span>
                  {option.description ? <span className="v-menu__description">{option.description}</span> : null}
                </span>
                <Icon name="check" size="sm" className="v-menu__check" />
              </div>
            ))}
            {shown.length === 0 ? (
              <div role="option" aria-disabled="true" aria-selected="false" className="v-menu__empty">
                {emptyText}
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
    </FieldFrame>
  );
}
