import type { ReactNode } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Disclosure, TextField } from '@vitrine/ui';
import type { FormErrors } from '../forms/use-form.ts';

const FIELDS = [
  { field: 'company', label: 'company', autoComplete: 'organization', type: 'text' },
  { field: 'additionalAddressLine1', label: 'additionalAddressLine1', autoComplete: 'address-line2', type: 'text' },
  { field: 'additionalAddressLine2', label: 'additionalAddressLine2', autoComplete: 'address-line3', type: 'text' },
  { field: 'phoneNumber', label: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

type MoreField = (typeof FIELDS)[number]['field'];

export interface MoreAddressFieldsProps {
  errors: FormErrors;
  /** Names of fields that the store has turned out to require. */
  required: ReadonlySet<string>;
  /** Name of a field in its form. */
  name: (field: string) => string;
  autoComplete: string;
  initial: Partial<Record<MoreField, string | null | undefined>>;
  /** Further fields. */
  children?: ReactNode | undefined;
}

/** What few people have to say about an address: folded away, but for what is filled in or the store requires. */
export function MoreAddressFields({ errors, required, name, autoComplete, initial, children }: MoreAddressFieldsProps) {
  const t = useTranslate();
  const isUsed = FIELDS.some(({ field }) => (initial[field] ?? '') !== '');
  return (
    <Disclosure title={t('common.form.more')} isDefaultOpen={isUsed} className="v-form__wide">
      <div className="v-form__grid">
        {FIELDS.map(({ field, label, autoComplete: kind, type }) => {
          const isRequired = required.has(name(field));
          return (
            <TextField
              key={field}
              label={t(`common.field.${label}`)}
              name={name(field)}
              type={type}
              autoComplete={`${autoComplete} ${kind}`}
              defaultValue={initial[field] ?? ''}
              isRequired={isRequired}
              optionalLabel={isRequired ? undefined : t('common.form.optional')}
              errorMessage={errors[name(field)]}
            />
          );
        })}
        {children}
      </div>
    </Disclosure>
  );
}
