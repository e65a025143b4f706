import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { controlProps, FieldFrame, type FieldProps, useFieldIds } from './field-frame.tsx';

export interface TextAreaProps extends FieldProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Enter without shift, e.g. to send a chat message. */
  onSubmit?: (() => void) | undefined;
  placeholder?: string | undefined;
  rows?: number | undefined;
  maxLength?: number | undefined;
  autoFocus?: boolean | undefined;
  /** Grows with its text. */
  isAutoSized?: boolean | undefined;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text in a native text area. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { value, defaultValue, onChange, onBlur, onSubmit, placeholder, rows = 4, maxLength, autoFocus, isAutoSized, inputRef } = props;
  const ids = useFieldIds(props);
  const submitOnEnter = (event: KeyboardEvent) => {
    // Enter also ends the composition of an input method; that one is not a submit.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <FieldFrame {...props} ids={ids}>
      <textarea
        {...controlProps(props, ids)}
        ref={inputRef}
        className={classNames('v-input', 'v-input--area', isAutoSized && 'v-input--auto-sized')}
        rows={rows}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange ? (event) => onChange(event.target.value) : undefined}
        onKeyDown={onSubmit ? submitOnEnter : undefined}
        onBlur={onBlur}
        readOnly={props.isReadOnly ?? (value !== undefined && !onChange)}
        placeholder={placeholder}
        maxLength={maxLength}
        autoFocus={autoFocus}
      />
    </FieldFrame>
  );
}
