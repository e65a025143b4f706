import { useTranslate } from '@vitrine/i18n/react';
import { useFieldLabel } from './field-label.ts';
import type { FormFailure, FormFailureReason } from './form-failure.ts';
import { type FieldLabels, useRuleText } from './rule-text.ts';
import type { FormErrors } from './use-form.ts';

/**
 * Words for what a server found wrong with a form, by field name; `''` holds what concerns the whole form.
 * @param reasons The form's own words; general ones for reasons that it leaves out.
 */
export function useFailureErrors(
  failure: FormFailure | undefined,
  reasons: Partial<Record<FormFailureReason, string>>,
  labels?: FieldLabels,
): FormErrors {
  const t = useTranslate();
  const ruleText = useRuleText(labels);
  const fieldLabel = useFieldLabel();
  const general = {
    throttled: t('common.error.tooMany'),
    refused: t('common.error.general'),
    inactive: t('common.error.general'),
    general: t('common.error.general'),
  };
  const whole = [
    ...(failure?.reason ? [reasons[failure.reason] ?? general[failure.reason]] : []),
    ...Object.entries(failure?.unseen ?? {}).map(([name, rule]) =>
      t('common.form.unseen', { field: fieldLabel(name), problem: ruleText(rule, name) }),
    ),
  ];
  return {
    ...(whole.length > 0 ? { '': whole.join(' ') } : {}),
    ...Object.fromEntries(Object.entries(failure?.errors ?? {}).map(([name, rule]) => [name, ruleText(rule, name)])),
  };
}
