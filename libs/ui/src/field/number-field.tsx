import type { ReactNode } from 'react';
import { Button, FieldError, Group, Input, Label, NumberField as AriaNumberField, Text } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import { Icon } from '../icon/icon.tsx';
import type { FieldProps } from './field-frame.tsx';

export interface NumberFieldProps extends FieldProps {
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  formatOptions?: Intl.NumberFormatOptions | undefined;
  placeholder?: string | undefined;
  incrementLabel: string;
  decrementLabel: string;
}

/** A number written the locale's way, with steps. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const {
    label,
    isLabelHidden,
    optionalLabel,
    description,
    errorMessage,
    className,
    placeholder,
    incrementLabel,
    decrementLabel,
    isRequired,
    ...rest
  } = props;
  return (
    <AriaNumberField
      {...definedProps(rest)}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      incrementAriaLabel={incrementLabel}
      decrementAriaLabel={decrementLabel}
      className={classNames('v-field', errorMessage && 'v-field--invalid', className)}
    >
      <Label className={classNames('v-field__label', isLabelHidden && 'v-visually-hidden')}>
        {label}
        {optionalLabel ? <span className="v-field__optional"> {optionalLabel}</span> : null}
      </Label>
      <Group className="v-stepper">
        <Button slot="decrement" className="v-stepper__button">
          <Icon name="minus" size="sm" />
        </Button>
        <Input className="v-stepper__input" {...definedProps({ placeholder })} />
        <Button slot="increment" className="v-stepper__button">
          <Icon name="plus" size="sm" />
        </Button>
      </Group>
      {description ? (
        <Text slot="description" className="v-field__description">
          {description}
        </Text>
      ) : null}
      <FieldError className="v-field__error">
        <Icon name="error" size="sm" />
        <span>{errorMessage}</span>
      </FieldError>
    </AriaNumberField>
  );
}
