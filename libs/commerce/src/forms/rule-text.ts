import { useTranslate } from '@vitrine/i18n/react';
import type { StoreApiMessage } from '@vitrine/store-api-client';
import { useFieldLabel } from './field-label.ts';

/** A message key of a form rule with its parameters, as schemas give it: `required` or `minLength|8`. */
export type FormMessage = string;

/** A form's own words for its fields, by name; the others are called as the store's fields are. */
export type FieldLabels = Readonly<Partial<Record<string, string>>>;

/** Words for the message keys that form rules give about a field. */
export function useRuleText(labels: FieldLabels = {}): (message: FormMessage, field: string) => string {
  const t = useTranslate();
  const fieldLabel = useFieldLabel();
  return (message, field) => {
    if (message === 'emailTaken') return t('account.register.emailTaken');
    const [key = '', ...values] = message.split('|');
    // A schema names its message by key: what the compiler can't see, the schemas' test does.
    return (t as (name: string, parameters: Record<string, string | number>) => string)(`common.form.${key}`, {
      field: labels[field] ?? fieldLabel(field),
      min: Number(values[0] ?? 0),
      max: Number(values[1] ?? values[0] ?? 0),
    });
  };
}

/** The rule that a server's violation stands for. */
export function violationRule(message: StoreApiMessage): FormMessage {
  const code = message.code ?? '';
  if (/EMAIL_NOT_UNIQUE/.test(code)) return 'emailTaken';
  if (/IS_BLANK_ERROR$/.test(code)) return 'required';
  if (/INVALID_FORMAT|INVALID_EMAIL/.test(code)) return 'email';
  if (/PASSWORD_NOT_CORRECT/.test(code)) return 'wrongPassword';
  if (/TOO_SHORT/.test(code)) return `minLength|${Number(message.meta?.parameters?.['{{ limit }}'] ?? 8)}`;
  if (/TOO_LONG/.test(code)) return `maxLength|${Number(message.meta?.parameters?.['{{ limit }}'] ?? 255)}`;
  return 'invalid';
}
