import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { FormFailure, FormFailureReason } from './form-failure.ts';
import type { FieldLabels } from './rule-text.ts';
import { useFailureErrors } from './use-failure-errors.ts';
import { focusFirst } from './use-form.ts';

/**
 * A form that the page's own address answers, with scripts and without: its rules are checked on the server alone. Puts the cursor
 * into the first field that is wrong.
 * @param failure The last answer, where the form was not accepted.
 * @param reasons Words for a form whose facts are not right, or for each reason.
 * @param labels Own words for fields that rules name.
 */
export function useAnsweredForm(
  failure: FormFailure | undefined,
  reasons: string | Partial<Record<FormFailureReason, string>>,
  labels?: FieldLabels,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const { state, formMethod } = useNavigation();
  const errors = useFailureErrors(failure, typeof reasons === 'string' ? { refused: reasons } : reasons, labels);
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  });
  useEffect(() => focusFirst(formRef, latest.current), [failure]);
  return {
    formProps: { ref: formRef, method: 'post' as const, noValidate: true },
    errors,
    values: failure?.values ?? {},
    isPending: state !== 'idle' && formMethod !== undefined,
  };
}
