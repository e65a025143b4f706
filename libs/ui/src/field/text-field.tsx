import { type ReactNode, type Ref, useState } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { controlProps, FieldFrame, type FieldProps, useFieldIds } from './field-frame.tsx';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'time' | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  autoFocus?: boolean | undefined;
  icon?: IconName | undefined;
  /** Turns the eye of a password field on: names of the two states of its button. */
  revealLabels?: { show: string; hide: string } | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text in a native input. */
export function TextField(props: TextFieldProps): ReactNode {
  const {
    type = 'text',
    value,
    defaultValue,
    onChange,
    onBlur,
    placeholder,
    autoComplete,
    inputMode,
    maxLength,
    minLength,
    autoFocus,
    icon,
    revealLabels,
    inputRef,
  } = props;
  const ids = useFieldIds(props);
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <FieldFrame {...props} ids={ids}>
      <span className="v-input-group">
        {icon ? <Icon name={icon} className="v-input-group__icon" /> : null}
        <input
          {...controlProps(props, ids)}
          ref={inputRef}
          className="v-input"
          type={isRevealed ? 'text' : type}
          data-empty={(type === 'date' || type === 'time') && value === '' ? '' : undefined}
          value={value}
          defaultValue={defaultValue}
          onChange={onChange ? (event) => onChange(event.target.value) : undefined}
          onBlur={onBlur}
          readOnly={props.isReadOnly ?? (value !== undefined && !onChange)}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          minLength={minLength}
          autoFocus={autoFocus}
          spellCheck={type === 'text' ? undefined : false}
        />
        {revealLabels ? (
          <button
            type="button"
            className="v-input-group__button"
            aria-label={isRevealed ? revealLabels.hide : revealLabels.show}
            onClick={() => setIsRevealed(!isRevealed)}
            disabled={props.isDisabled}
          >
            <Icon name={isRevealed ? 'eye-off' : 'eye'} />
          </button>
        ) : null}
      </span>
    </FieldFrame>
  );
}
