import { type ReactNode, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { SelectField, TextField } from '@vitrine/ui';
import type { FormErrors } from '../forms/use-form.ts';
import type { AddressChoices } from './address-choices.ts';
import type { AddressValues } from './address-rules.ts';
import { MoreAddressFields } from './more-address-fields.tsx';

export interface AddressFieldsProps {
  choices: AddressChoices;
  errors: FormErrors;
  /** Names of fields that the store has turned out to require. */
  required: ReadonlySet<string>;
  /** Further fields that stand folded away with the address's own. */
  more?: ReactNode | undefined;
  /** Prefix of the fields' names, such as `billingAddress`. */
  group?: string | undefined;
  hasNames?: boolean | undefined;
  autoComplete?: 'billing' | 'shipping' | undefined;
  initial?: Partial<Record<keyof AddressValues, string | null | undefined>> | undefined;
  countryId: string;
}

/** The fields of an address; the state appears where the country has states. */
export function AddressFields({
  choices,
  errors,
  required: wanted,
  more,
  group,
  hasNames = false,
  autoComplete = 'billing',
  initial = {},
  countryId,
}: AddressFieldsProps) {
  const t = useTranslate();
  const [country, setCountry] = useState(initial.countryId ?? countryId);
  const name = (field: string): string => (group === undefined ? field : `${group}.${field}`);
  const error = (field: string): string | undefined => errors[name(field)];
  const { states = [], isStateRequired = false } = choices.countries.find(({ id }) => id === country) ?? {};
  return (
    <div className="v-form__grid">
      {hasNames ? (
        <NameFields choices={choices} errors={errors} required={wanted} group={group} initial={initial} autoComplete={autoComplete} />
      ) : null}
      <TextField
        label={t('common.field.street')}
        name={name('street')}
        autoComplete={`${autoComplete} street-address`}
        defaultValue={initial.street ?? ''}
        isRequired
        errorMessage={error('street')}
        className="v-form__wide"
      />
      <TextField
        label={t('common.field.zipcode')}
        name={name('zipcode')}
        autoComplete={`${autoComplete} postal-code`}
        defaultValue={initial.zipcode ?? ''}
        isRequired
        errorMessage={error('zipcode')}
      />
      <TextField
        label={t('common.field.city')}
        name={name('city')}
        autoComplete={`${autoComplete} address-level2`}
        defaultValue={initial.city ?? ''}
        isRequired
        errorMessage={error('city')}
      />
      <SelectField
        label={t('common.field.country')}
        name={name('countryId')}
        autoComplete={`${autoComplete} country`}
        placeholder={t('common.form.choose')}
        value={country}
        onChange={setCountry}
        options={choices.countries.map(({ id, name: label }) => ({ value: id, label }))}
        isRequired
        errorMessage={error('countryId')}
      />
      {states.length > 0 ? (
        <SelectField
          key={country}
          label={t('common.field.state')}
          name={name('countryStateId')}
          autoComplete={`${autoComplete} address-level1`}
          placeholder={t('common.form.choose')}
          defaultValue={initial.countryStateId ?? ''}
          options={states.map(({ id, name: label }) => ({ value: id, label }))}
          isRequired={wanted.has(name('countryStateId')) || isStateRequired}
          optionalLabel={wanted.has(name('countryStateId')) || isStateRequired ? undefined : t('common.form.optional')}
          errorMessage={error('countryStateId')}
        />
      ) : null}
      <MoreAddressFields errors={errors} required={wanted} name={name} autoComplete={autoComplete} initial={initial}>
        {more}
      </MoreAddressFields>
    </div>
  );
}

type PersonFieldsProps = Pick<AddressFieldsProps, 'choices' | 'errors' | 'required' | 'group' | 'initial'>;

/** How a person is addressed. */
export function SalutationField({ choices, errors, required: wanted, group, initial = {} }: PersonFieldsProps) {
  const t = useTranslate();
  const name = group === undefined ? 'salutationId' : `${group}.salutationId`;
  return (
    <SelectField
      label={t('common.field.salutation')}
      name={name}
      isRequired={wanted.has(name)}
      optionalLabel={wanted.has(name) ? undefined : t('common.form.optional')}
      errorMessage={errors[name]}
      placeholder={t('common.form.choose')}
      defaultValue={initial.salutationId ?? ''}
      options={choices.salutations.map(({ id, name: label }) => ({ value: id, label }))}
      className="v-form__wide"
    />
  );
}

/** Names, after the salutation. */
export function NameFields({
  choices,
  errors,
  required: wanted,
  group,
  hasSalutation = true,
  initial = {},
  autoComplete,
}: PersonFieldsProps & { hasSalutation?: boolean | undefined; autoComplete?: string | undefined }) {
  const t = useTranslate();
  const name = (field: string): string => (group === undefined ? field : `${group}.${field}`);
  const prefix = autoComplete ? `${autoComplete} ` : '';
  return (
    <>
      {hasSalutation ? <SalutationField choices={choices} errors={errors} required={wanted} group={group} initial={initial} /> : null}
      <TextField
        label={t('common.field.firstName')}
        name={name('firstName')}
        autoComplete={`${prefix}given-name`}
        defaultValue={initial.firstName ?? ''}
        isRequired
        errorMessage={errors[name('firstName')]}
      />
      <TextField
        label={t('common.field.lastName')}
        name={name('lastName')}
        autoComplete={`${prefix}family-name`}
        defaultValue={initial.lastName ?? ''}
        isRequired
        errorMessage={errors[name('lastName')]}
      />
    </>
  );
}
