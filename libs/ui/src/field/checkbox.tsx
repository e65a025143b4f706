import { type ReactNode, useId } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import { Icon } from '../icon/icon.tsx';
import { FieldErrorText, type FieldProps } from './field-frame.tsx';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'optionalLabel'> {
  /** The label; may hold links. */
  children: ReactNode;
  value?: string | undefined;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  isIndeterminate?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  'aria-label'?: string | undefined;
}

/** A native checkbox; its look follows `:checked`, so that it also works without scripts. */
export function Checkbox({ children, description, errorMessage, className, isRequired, ...props }: CheckboxProps): ReactNode {
  const generated = useId();
  const descriptionId = description ? `${generated}-description` : undefined;
  const errorId = errorMessage ? `${generated}-error` : undefined;
  return (
    <div className={classNames('v-choice', errorMessage && 'v-choice--invalid', className)}>
      <AriaCheckbox
        {...definedProps({ ...props, 'aria-describedby': [descriptionId, errorId].filter(Boolean).join(' ') || undefined })}
        isRequired={isRequired ?? false}
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
        className="v-choice__row"
      >
        <span className="v-choice__box" aria-hidden="true">
          <Icon name={props.isIndeterminate ? 'minus' : 'check'} size="sm" />
        </span>
        <span className="v-choice__label">{children}</span>
      </AriaCheckbox>
      {description ? (
        <span id={descriptionId} className="v-choice__description">
          {description}
        </span>
      ) : null}
      {errorMessage ? <FieldErrorText id={errorId} message={errorMessage} /> : null}
    </div>
  );
}
