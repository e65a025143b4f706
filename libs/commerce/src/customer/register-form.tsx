import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { useBrowserStoreClient, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { register } from '@vitrine/store-api-client';
import { Button, Checkbox, Heading, TextField } from '@vitrine/ui';
import type { FormFailure } from '../forms/form-failure.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { groupValues } from '../forms/group-values.ts';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { ShopPageText } from '../forms/shop-page-text.tsx';
import { useForm } from '../forms/use-form.ts';
import type { AddressChoices } from './address-choices.ts';
import { AddressFields, type AddressFieldsProps, NameFields, SalutationField } from './address-fields.tsx';
import { registrationInput } from './registration-input.ts';
import type { RegistrationValues } from './registration-rules.ts';
import { isUnconfirmed } from './unconfirmed-account.ts';
import { useSessionRefresh } from './use-session-refresh.ts';

export interface RegisterFormProps {
  choices: AddressChoices;
  /** `guest` offers to order without an account and begins so; `account` makes one. */
  mode: 'guest' | 'account';
  onSuccess?: (() => void) | undefined;
  /** The account waits for the link of a mail that went to this address; nobody is signed in. Default: like `onSuccess`. */
  onConfirmationNeeded?: ((email: string) => void) | undefined;
  submitLabel?: string | undefined;
  /** Whoever is on the way to something else is asked for what an account needs: the rest is folded away, or comes with an order. */
  isBrief?: boolean | undefined;
  /** What is known already, such as of a session that has ended. */
  initial?: (AddressFieldsProps['initial'] & { email?: string }) | undefined;
  /** Runs before the registration is sent. */
  onBefore?: (() => Promise<void>) | undefined;
  /** What the page's own address said of the form, which a browser without scripts has sent there. */
  answer?: FormFailure | undefined;
  /** Where a browser without scripts sends the form; the page's own address by default. */
  action?: string | undefined;
  /** Fields that nobody sees. */
  carried?: ReactNode | undefined;
}

/** Registers a customer, or a guest for one order. */
export function RegisterForm({
  choices,
  mode,
  onSuccess,
  onConfirmationNeeded,
  submitLabel,
  isBrief = false,
  initial: known = {},
  onBefore,
  answer,
  action,
  carried,
}: RegisterFormProps) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const { session } = useShell();
  const refresh = useSessionRefresh();
  const [isGuest, setGuest] = useState(mode === 'guest');
  const [hasShipping, setHasShipping] = useState(answer?.values.hasShipping === 'on');
  const {
    formProps,
    errors,
    required: wanted,
    values: typed,
    isPending,
  } = useForm({
    async rules(): Promise<z.ZodMiniType<RegistrationValues>> {
      const { guestSchema, registrationSchema } = await import('./registration-rules.ts');
      return isGuest ? guestSchema : registrationSchema;
    },
    answer,
    async onSubmit(values) {
      await onBefore?.();
      const customer = await register(client(), registrationInput(values, session.storefrontUrl));
      if (onConfirmationNeeded && isUnconfirmed(customer)) {
        onConfirmationNeeded(values.email);
        return;
      }
      await refresh();
      onSuccess?.();
    },
  });
  const initial: typeof known = { ...known, ...typed };
  return (
    <form
      className="v-form"
      {...formProps}
      {...(action === undefined ? {} : { action, 'data-scripted': '' })}
      aria-label={t(isGuest ? 'checkout.identity.guest' : 'account.register.title')}
    >
      {carried}
      <p className="v-form__hint">{t('common.form.requiredHint')}</p>
      <FormNotice errors={errors} />
      <fieldset className="v-form__group">
        <legend>{t('account.register.personal')}</legend>
        <div className="v-form__grid">
          <NameFields choices={choices} errors={errors} required={wanted} group={undefined} hasSalutation={!isBrief} initial={initial} />
          <TextField
            label={t('common.field.email')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={initial.email}
            isRequired
            errorMessage={errors.email}
          />
          <TextField
            label={t('common.field.emailConfirmation')}
            name="emailConfirmation"
            type="email"
            autoComplete="off"
            defaultValue={typed.emailConfirmation ?? initial.email}
            isRequired
            errorMessage={errors.emailConfirmation}
          />
        </div>
        {mode === 'guest' ? (
          <Checkbox isSelected={isGuest} onChange={setGuest} className="v-scripted">
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
          initial={{ ...initial, ...groupValues(typed, 'billingAddress') }}
          more={
            <>
              {isBrief ? <SalutationField choices={choices} errors={errors} required={wanted} initial={initial} /> : null}
              <TextField
                label={t('common.field.vatId')}
                name="vatIds"
                defaultValue={typed.vatIds}
                isRequired={wanted.has('vatIds')}
                optionalLabel={wanted.has('vatIds') ? undefined : t('common.form.optional')}
                errorMessage={errors.vatIds}
              />
              <TextField
                label={t('common.field.birthday')}
                name="birthday"
                type="date"
                autoComplete="bday"
                defaultValue={typed.birthday}
                isRequired={wanted.has('birthday')}
                optionalLabel={wanted.has('birthday') ? undefined : t('common.form.optional')}
                errorMessage={errors.birthday}
              />
            </>
          }
        />
        {isBrief ? null : (
          <Checkbox name="hasShipping" value="on" isSelected={hasShipping} onChange={setHasShipping}>
            {t('account.register.differentShipping')}
          </Checkbox>
        )}
      </fieldset>
      {hasShipping ? (
        <fieldset className="v-form__group">
          <legend>
            <Heading level={3} look={5}>
              {t('checkout.address.shipping')}
            </Heading>
          </legend>
          <AddressFields
            choices={choices}
            errors={errors}
            required={wanted}
            group="shippingAddress"
            hasNames
            autoComplete="shipping"
            countryId={session.countryId}
            initial={groupValues(typed, 'shippingAddress')}
          />
        </fieldset>
      ) : null}
      <Checkbox name="privacy" value="on" defaultSelected={typed.privacy === 'on'} errorMessage={errors.privacy}>
        <ShopPageText messageKey="account.register.privacy" />
      </Checkbox>
      <Button type="submit" variant="primary" size="lg" isPending={isPending} pendingLabel={t('account.register.submitting')}>
        {submitLabel ?? t('account.register.submit')}
      </Button>
    </form>
  );
}
