import { useTranslate } from '@vitrine/i18n/react';
import { TextField } from '@vitrine/ui';
import { PASSWORD_MIN } from './password-length.ts';
import type { FormErrors } from './use-form.ts';

/** A password that is being chosen, asked for twice. @param names Of the field, whose label is the text of that name, and of the one that repeats it. */
export function NewPasswordFields({
  names,
  errors,
}: {
  names: readonly ['password', 'passwordConfirmation'] | readonly ['newPassword', 'newPasswordConfirmation'];
  errors: FormErrors;
}) {
  const t = useTranslate();
  return names.map((name, index) => (
    <TextField
      key={name}
      label={t(`common.field.${name}`)}
      name={name}
      type="password"
      autoComplete="new-password"
      isRequired
      description={index === 0 ? t('common.form.passwordHint', { min: PASSWORD_MIN }) : undefined}
      errorMessage={errors[name]}
      revealLabels={{ show: t('common.form.showPassword'), hide: t('common.form.hidePassword') }}
    />
  ));
}
