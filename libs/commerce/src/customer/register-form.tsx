import { useTranslate } from '@vitrine/i18n/react';
import { register } from '@vitrine/store-api-client';
import { Button, Checkbox, Heading, TextField } from '@vitrine/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormNotice } from '../forms/form-notice.tsx';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { accepted, email, optional, password, required } from '../forms/rules.ts';
import { ShopPageText } from '../forms/shop-page-text.tsx';
import { useForm } from '../forms/use-form.ts';
import { useBrowserStoreClient } from '../shell/store-client.tsx';
import type { AddressChoices } from './address-choices.ts';
import { AddressFields, type AddressFieldsProps, addressInput, addressSchema, NameFields, placeSchema } from './address-fields.tsx';
import { isUnconfirmed } from './login-state.ts';
import { useShell } from './session-context.tsx';
import { useSessionRefresh } from './use-session-refresh.ts';

const person = z.object({ salutationId: optional, birthday: optional, vatIds: optional, firstName: required, lastName: required, email, emailConfirmation: z.string().check(z.trim(), z.minLength(1, 'required')), privacy: accepted });
const addresses = { billingAddress: placeSchema, shippingAddress: z.optional(addressSchema) };
const sameEmail = { error: 'sameEmail', path: ['emailConfirmation'] };

/** Rules of an order without an account. */
export const guestSchema = z.extend(person, addresses).check(z.refine((values) => values.email.toLowerCase() === values.emailConfirmation.toLowerCase(), sameEmail));

/** Rules of a registration: e-mail and password are asked for twice. */
export const registrationSchema = z.extend(person, { ...addresses, password, passwordConfirmation: z.string().check(z.minLength(1, 'required')) }).check(
  z.refine((values) => values.email.toLowerCase() === values.emailConfirmation.toLowerCase(), sameEmail),
  z.refine((values) => values.password === values.passwordConfirmation, { error: 'samePassword', path: ['passwordConfirmation'] }),
);

export interface RegisterFormProps {
  choices: AddressChoices;
  /** `guest` offers to order without an account and begins so; `account` makes one. */
  mode: 'guest' | 'account';
  onSuccess?: (() => void) | undefined;
  /** The account waits for the link of a mail that went to this address; nobody is signed in. Default: like `onSuccess`. */
  onConfirmationNeeded?: ((email: string) => void) | undefined;
  submitLabel?: string | undefined;
  /** What is known already, such as of a session that has ended. */
  initial?: (AddressFieldsProps['initial'] & { email?: string }) | undefined;
  /** Runs before the registration is sent. */
  onBefore?: (() => Promise<void>) | undefined;
}

/** A day as the store takes it, in three parts; nothing where none is given. */
function birthdayInput(birthday: string): { birthdayDay?: number; birthdayMonth?: number; birthdayYear?: number } {
  const [year, month, day] = birthday.split('-').map(Number);
  return year && month && day ? { birthdayDay: day, birthdayMonth: month, birthdayYear: year } : {};
}

/** Registers a customer, or a guest for one order. */
export function RegisterForm({ choices, mode, onSuccess, onConfirmationNeeded, submitLabel, initial = {}, onBefore }: RegisterFormProps) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const { session } = useShell();
  const refresh = useSessionRefresh();
  const [isGuest, setGuest] = useState(mode === 'guest');
  const [hasShipping, setHasShipping] = useState(false);
  const schema: z.ZodMiniType<z.output<typeof guestSchema> & { password?: string }> = isGuest ? guestSchema : registrationSchema;
  const { formProps, errors, required: wanted, isPending, isReady } = useForm({
    schema,
    async onSubmit({ birthday, vatIds, billingAddress, shippingAddress, emailConfirmation: _repeated, privacy: _privacy, salutationId, password: chosenPassword, firstName, lastName, email: address }) {
      await onBefore?.();
      const customer = await register(client(), {
        firstName,
        lastName,
        email: address,
        ...(salutationId ? { salutationId } : {}),
        ...birthdayInput(birthday),
        // A number for value added tax is that of a business.
        ...(vatIds ? { vatIds: [vatIds], accountType: 'business' as const } : {}),
        ...(isGuest || chosenPassword === undefined ? { guest: true } : { password: chosenPassword }),
        acceptedDataProtection: true,
        storefrontUrl: session.storefrontUrl,
        billingAddress: addressInput(billingAddress),
        ...(shippingAddress && hasShipping ? { shippingAddress: addressInput(shippingAddress) } : {}),
      });
      if (onConfirmationNeeded && isUnconfirmed(customer)) {
        onConfirmationNeeded(address);
        return;
      }
      await refresh();
      onSuccess?.();
    },
  });
  return (
    <form className="v-form" {...formProps} aria-label={t(isGuest ? 'checkout.identity.guest' : 'account.register.title')}>
      <p className="v-form__hint">{t('common.form.requiredHint')}</p>
      <FormNotice errors={errors} />
      <fieldset className="v-form__group">
        <legend>{t('account.register.personal')}</legend>
        <div className="v-form__grid">
          <NameFields choices={choices} errors={errors} required={wanted} group={undefined} initial={initial} />
          <TextField label={t('common.field.email')} name="email" type="email" autoComplete="email" defaultValue={initial.email} isRequired errorMessage={errors.email} />
          <TextField label={t('common.field.emailConfirmation')} name="emailConfirmation" type="email" autoComplete="off" defaultValue={initial.email} isRequired errorMessage={errors.emailConfirmation} />
        </div>
        {mode === 'guest' ? (
          <Checkbox isSelected={isGuest} onChange={setGuest}>
            {t('checkout.identity.doNotCreateAccount')}
          </Checkbox>
        ) : null}
        {isGuest ? null : (
          <div className="v-form__grid">
            <NewPasswordFields names={['password', 'passwordConfirmation']} errors={errors} />
          </div>
        )}
      </fieldset>
      <fieldset className="v-form__group">
        <legend>{t('account.register.address')}</legend>
        <AddressFields
          choices={choices}
          errors={errors}
          required={wanted}
          group="billingAddress"
          countryId={session.countryId}
          initial={initial}
          more={
            <>
              <TextField label={t('common.field.vatId')} name="vatIds" isRequired={wanted.has('vatIds')} optionalLabel={wanted.has('vatIds') ? undefined : t('common.form.optional')} errorMessage={errors.vatIds} />
              <TextField
                label={t('common.field.birthday')}
                name="birthday"
                type="date"
                autoComplete="bday"
                isRequired={wanted.has('birthday')}
                optionalLabel={wanted.has('birthday') ? undefined : t('common.form.optional')}
                errorMessage={errors.birthday}
              />
            </>
          }
        />
        <Checkbox isSelected={hasShipping} onChange={setHasShipping}>
          {t('account.register.differentShipping')}
        </Checkbox>
      </fieldset>
      {hasShipping ? (
        <fieldset className="v-form__group">
          <legend>
            <Heading level={3} look={5}>
              {t('checkout.address.shipping')}
            </Heading>
          </legend>
          <AddressFields choices={choices} errors={errors} required={wanted} group="shippingAddress" hasNames autoComplete="shipping" countryId={session.countryId} />
        </fieldset>
      ) : null}
      <Checkbox name="privacy" value="on" errorMessage={errors.privacy}>
        <ShopPageText messageKey="account.register.privacy" />
      </Checkbox>
      <Button type="submit" variant="primary" size="lg" isDisabled={!isReady} isPending={isPending} pendingLabel={t('account.register.submitting')}>
        {submitLabel ?? t('account.register.submit')}
      </Button>
    </form>
  );
}
