import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';

export interface FieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  description?: string | undefined;
  /** Makes the field invalid and is read with it. */
  errorMessage?: string | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  /** Shown beside the label of a field that may stay empty, e.g. 'optional'. */
  optionalLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** The ids that tie a native control to its label, description and error. */
export function useFieldIds(props: Pick<FieldProps, 'id' | 'description' | 'errorMessage'>) {
  const generated = useId();
  const control = props.id ?? generated;
  const description = props.description ? `${control}-description` : undefined;
  const error = props.errorMessage ? `${control}-error` : undefined;
  return { control, description, error, describedBy: [description, error].filter(Boolean).join(' ') || undefined };
}

/** What every native control of a field says about its state. Rules are the form's: the browser's own bubbles stay out. */
export function controlProps(props: FieldProps, ids: ReturnType<typeof useFieldIds>) {
  return {
    id: ids.control,
    name: props.name,
    disabled: props.isDisabled,
    'aria-required': props.isRequired || undefined,
    'aria-invalid': props.errorMessage ? true : undefined,
    'aria-describedby': ids.describedBy,
  } as const;
}

interface FieldFrameProps extends FieldProps {
  ids: ReturnType<typeof useFieldIds>;
  children: ReactNode;
}

/** Label above, control, then description and error. */
export function FieldFrame({
  ids,
  label,
  isLabelHidden,
  optionalLabel,
  description,
  errorMessage,
  isDisabled,
  className,
  children,
}: FieldFrameProps): ReactNode {
  return (
    <div className={classNames('v-field', errorMessage && 'v-field--invalid', isDisabled && 'v-field--disabled', className)}>
      <label htmlFor={ids.control} className={classNames('v-field__label', isLabelHidden && 'v-visually-hidden')}>
        {label}
        {optionalLabel ? <span className="v-field__optional"> {optionalLabel}</span> : null}
      </label>
      {children}
      {description ? (
        <span id={ids.description} className="v-field__description">
          {description}
        </span>
      ) : null}
      {errorMessage ? <FieldErrorText id={ids.error} message={errorMessage} /> : null}
    </div>
  );
}

export function FieldErrorText({ id, message }: { id?: string | undefined; message: string }): ReactNode {
  return (
    <span id={id} className="v-field__error">
      <Icon name="error" size="sm" />
      <span>{message}</span>
    </span>
  );
}
