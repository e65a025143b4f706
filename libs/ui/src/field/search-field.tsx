import { type FormEvent, type FormHTMLAttributes, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Image, type ImageSource } from '../media/image.tsx';
import { useEarlyInput } from '../use-early-input.ts';
import { useActiveOption } from './use-active-option.ts';

export interface SearchSuggestion {
  id: string;
  label: string;
  href: string;
  description?: string | undefined;
  image?: ImageSource | undefined;
  icon?: IconName | undefined;
}

export interface SearchFieldProps extends Pick<FormHTMLAttributes<HTMLFormElement>, 'action' | 'role'> {
  label: string;
  /** Query parameter, default `search`. */
  name?: string | undefined;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  submitLabel: string;
  clearLabel: string;
  /** Without it the form is sent to `action` by the browser. */
  onSubmit?: ((value: string) => void) | undefined;
  suggestions?: readonly SearchSuggestion[] | undefined;
  suggestionsLabel?: string | undefined;
  /** Announced, e.g. '4 suggestions'. */
  suggestionsStatus?: string | undefined;
  /** Shown in place of suggestions, and announced: nothing fits what was typed. */
  nothing?: string | undefined;
  isLoading?: boolean | undefined;
  /** The field was entered. */
  onFocus?: (() => void) | undefined;
  onSuggestionSelect?: ((suggestion: SearchSuggestion) => void) | undefined;
  className?: string | undefined;
}

const NONE: readonly SearchSuggestion[] = [];

/** A search form of the browser's own, with suggestions once scripts run (the combobox pattern). */
export function SearchField(props: SearchFieldProps): ReactNode {
  const {
    label,
    name = 'search',
    placeholder,
    action,
    role = 'search',
    submitLabel,
    clearLabel,
    onSubmit,
    suggestions = NONE,
    isLoading,
    onSuggestionSelect,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [ownText, setOwnText] = useState(props.value ?? props.defaultValue ?? '');
  const text = props.value ?? ownText;
  const { listId, isOpen, setIsOpen, active, setActive, activeId, optionId, close, move } = useActiveOption(suggestions.length);
  const isListed = isOpen && suggestions.length > 0;

  // Suggestions that come later leave the one that somebody stands on where it is.
  const activeSuggestion = useRef<string>(undefined);
  const listed = JSON.stringify(suggestions.map(({ id }) => id));
  useEffect(() => setActive((JSON.parse(listed) as string[]).indexOf(activeSuggestion.current ?? '')), [listed, setActive]);
  useEffect(() => {
    activeSuggestion.current = suggestions[active]?.id;
  });

  const change = (next: string) => {
    setOwnText(next);
    props.onChange?.(next);
  };
  useEarlyInput(input, text, change);
  const select = (suggestion: SearchSuggestion) => {
    close();
    onSuggestionSelect?.(suggestion);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // Nothing to take back here: whatever the field stands in may close.
      if (!isListed && text === '') return;
      // The browser would empty the field, and that would open the list again.
      event.preventDefault();
      if (isListed) close();
      else if (text) change('');
      return;
    }
    if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
      return;
    }
    move(event);
  };
  const submit = (event: FormEvent) => {
    close();
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(text.trim());
  };

  return (
    <form
      role={role}
      action={action}
      className={classNames('v-search', props.className)}
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <span className="v-input-group v-search__group">
        <input
          ref={input}
          className="v-input v-search__input"
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            change(event.target.value);
            setIsOpen(true);
          }}
          onFocus={() => {
            setIsOpen(true);
            props.onFocus?.();
          }}
          onKeyDown={handleKey}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          {...(props.suggestions
            ? {
                role: 'combobox',
                'aria-expanded': isListed,
                'aria-controls': isListed ? listId : undefined,
                'aria-autocomplete': 'list' as const,
                'aria-activedescendant': activeId,
              }
            : {})}
        />
        {text ? (
          <button
            type="button"
            className="v-input-group__button"
            aria-label={clearLabel}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size="sm" />
          </button>
        ) : null}
        <button type="submit" className="v-input-group__button v-search__submit" aria-label={submitLabel}>
          <Icon name={isLoading ? 'loader' : 'search'} className={isLoading ? 'v-spin' : undefined} />
        </button>
      </span>
      {isListed ? (
        <div id={listId} role="listbox" aria-label={props.suggestionsLabel ?? label} className="v-search__list v-popover">
          {suggestions.map((suggestion, index) => (
            <Link
              key={suggestion.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={suggestion.href}
              variant="plain"
              className="v-menu__item"
              data-focused={index === active || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => select(suggestion)}
            >
              {suggestion.image ? <Image source={suggestion.image} alt="" ratio={1} sizes="48px" className="v-search__picture" /> : null}
              {suggestion.icon ? <Icon name={suggestion.icon} size="sm" /> : null}
              <span className="v-menu__text">
                <span>{suggestion.label}</span>
                {suggestion.description ? <span className="v-menu__description">{suggestion.description}</span> : null}
              </span>
            </Link>
          ))}
        </div>
      ) : null}
      {isOpen && !isListed && props.nothing ? <p className="v-search__list v-search__nothing v-popover">{props.nothing}</p> : null}
      {props.suggestions ? (
        <span role="status" className="v-visually-hidden">
          {isListed ? props.suggestionsStatus : isOpen ? props.nothing : ''}
        </span>
      ) : null}
    </form>
  );
}
