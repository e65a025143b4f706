import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { controlProps, FieldFrame, type FieldProps, useFieldIds } from './field-frame.tsx';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** First, empty option. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  selectRef?: Ref<HTMLSelectElement> | undefined;
}

/** A native select: the platform's own list, and it submits without scripts. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const { options, value, defaultValue, onChange, onBlur, placeholder, autoComplete, size = 'md', selectRef } = props;
  const ids = useFieldIds(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <span className={classNames('v-input-group', 'v-select', `v-select--${size}`)}>
        <select
          {...controlProps({ ...props, isDisabled: props.isDisabled || props.isReadOnly }, ids)}
          ref={selectRef}
          className="v-input v-select__control"
          value={value}
          defaultValue={defaultValue ?? (value === undefined && placeholder !== undefined ? '' : undefined)}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={onBlur}
          autoComplete={autoComplete}
        >
          {placeholder !== undefined ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="sm" className="v-select__chevron" />
      </span>
    </FieldFrame>
  );
}
