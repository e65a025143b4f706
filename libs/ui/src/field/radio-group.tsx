import type { ReactNode } from 'react';
import { FieldError, Label, Radio, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import { Icon } from '../icon/icon.tsx';
import type { FieldProps } from './field-frame.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode | undefined;
  /** At the end of the row, e.g. a price. */
  extra?: ReactNode | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** `cards` draws a box per option, `swatches` small tiles (variants). */
  appearance?: 'list' | 'cards' | 'swatches' | undefined;
  /** Id of the form that the choice belongs to, where it stands outside of it. */
  form?: string | undefined;
}

/** One choice of several, all visible. */
export function RadioGroup(props: RadioGroupProps): ReactNode {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    optionalLabel,
    options,
    appearance = 'list',
    className,
    name,
    value,
    defaultValue,
    onChange,
    isRequired,
    isDisabled,
    isReadOnly,
    id,
    form,
  } = props;
  const orientation = props.orientation ?? (appearance === 'swatches' ? 'horizontal' : 'vertical');
  return (
    <AriaRadioGroup
      {...definedProps({ name, value, defaultValue, onChange, isDisabled, isReadOnly, id, form })}
      isRequired={isRequired ?? false}
      orientation={orientation}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames('v-field', 'v-radio-group', `v-radio-group--${appearance}`, `v-radio-group--${orientation}`, className)}
    >
      <Label className={classNames('v-field__label', isLabelHidden && 'v-visually-hidden')}>
        {label}
        {optionalLabel ? <span className="v-field__optional"> {optionalLabel}</span> : null}
      </Label>
      <div className="v-radio-group__options">
        {options.map((option) => (
          <Radio key={option.value} value={option.value} isDisabled={option.isDisabled ?? false} className="v-choice__row v-radio">
            <span className="v-choice__box v-choice__box--round" aria-hidden="true" />
            <span className="v-choice__label">
              {option.label}
              {option.description ? <span className="v-radio__description">{option.description}</span> : null}
            </span>
            {option.extra ? <span className="v-radio__extra">{option.extra}</span> : null}
          </Radio>
        ))}
      </div>
      {description ? (
        <Text slot="description" className="v-field__description">
          {description}
        </Text>
      ) : null}
      <FieldError className="v-field__error">
        <Icon name="error" size="sm" />
        <span>{errorMessage}</span>
      </FieldError>
    </AriaRadioGroup>
  );
}
