import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Customer } from '@vitrine/store-api-client';
import { Heading, Link, Notice, TextField } from '@vitrine/ui';
import type { AddressChoices } from '../customer/address-choices.ts';
import { NameFields } from '../customer/address-fields.tsx';
import { isLoggingOutAtom } from '../customer/use-session-end.ts';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { AccountScreen } from '../page/account-screen.tsx';
import { AccountForm, SavedNotice } from './account-form.tsx';
import type { AccountAnswer } from './account-forms.ts';
import { dayOf, isBusiness } from './profile-input.ts';

const PAGE = '/account/profile';

export interface ProfilePageProps {
  customer: Customer;
  choices: AddressChoices;
  /** What came of a form that was not accepted. */
  answer: AccountAnswer | undefined;
}

/** The customer's own data, e-mail address and password, and the way out for good. */
export function ProfilePage(props: ProfilePageProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <AccountScreen title={t('account.profile.title')}>
      <PersonSection {...props} />
      <EmailSection {...props} />
      <PasswordSection {...props} />
      <section className="v-account__section" aria-labelledby="account-delete">
        <Heading level={2} look={3} id="account-delete">
          {t('account.delete.title')}
        </Heading>
        <p>{t('account.delete.hint')}</p>
        <p>
          <Link href={localePath(`${PAGE}/delete`)} variant="button-secondary" icon="trash">
            {t('account.delete.open')}
          </Link>
        </p>
      </section>
    </AccountScreen>
  );
}

function PersonSection({ customer, choices, answer }: ProfilePageProps) {
  const t = useTranslate();
  return (
    <section className="v-account__section" aria-labelledby="account-person">
      <Heading level={2} look={3} id="account-person">
        {t('account.profile.person')}
      </Heading>
      <SavedNotice form="profile">{t('account.profile.saved')}</SavedNotice>
      <AccountForm name="profile" page={PAGE} label={t('account.profile.person')} answer={answer} submit={t('account.profile.submit')}>
        {({ errors, values, required }) => (
          <div className="v-form__grid">
            <NameFields
              choices={choices}
              errors={errors}
              required={required}
              initial={{
                salutationId: values['salutationId'] ?? customer.salutationId,
                firstName: values['firstName'] ?? customer.firstName,
                lastName: values['lastName'] ?? customer.lastName,
              }}
            />
            {isBusiness(customer) ? (
              <>
                <TextField
                  label={t('common.field.company')}
                  name="company"
                  autoComplete="organization"
                  isRequired
                  defaultValue={values['company'] ?? customer.company ?? ''}
                  errorMessage={errors['company']}
                />
                <TextField
                  label={t('common.field.vatId')}
                  name="vatIds"
                  isRequired={required.has('vatIds')}
                  optionalLabel={required.has('vatIds') ? undefined : t('common.form.optional')}
                  defaultValue={values['vatIds'] ?? customer.vatIds?.[0] ?? ''}
                  errorMessage={errors['vatIds']}
                />
              </>
            ) : null}
            <TextField
              label={t('common.field.birthday')}
              name="birthday"
              type="date"
              autoComplete="bday"
              isRequired={required.has('birthday')}
              optionalLabel={required.has('birthday') ? undefined : t('common.form.optional')}
              defaultValue={values['birthday'] ?? dayOf(customer.birthday)}
              errorMessage={errors['birthday']}
            />
          </div>
        )}
      </AccountForm>
    </section>
  );
}

function EmailSection({ customer, answer }: ProfilePageProps) {
  const t = useTranslate();
  return (
    <section className="v-account__section" aria-labelledby="account-email">
      <Heading level={2} look={3} id="account-email">
        {t('account.email.title')}
      </Heading>
      <SavedNotice form="email">{t('account.email.saved', { email: customer.email })}</SavedNotice>
      <p>{t('account.email.current', { email: customer.email })}</p>
      <AccountForm name="email" page={PAGE} label={t('account.email.title')} answer={answer} submit={t('account.email.submit')}>
        {({ errors, values }) => (
          <>
            <div className="v-form__grid">
              <TextField
                label={t('account.email.new')}
                name="email"
                type="email"
                autoComplete="email"
                isRequired
                defaultValue={values['email']}
                errorMessage={errors['email']}
              />
              <TextField
                label={t('common.field.emailConfirmation')}
                name="emailConfirmation"
                type="email"
                autoComplete="off"
                isRequired
                defaultValue={values['emailConfirmation']}
                errorMessage={errors['emailConfirmation']}
              />
            </div>
            <CurrentPasswordField error={errors['password']} />
          </>
        )}
      </AccountForm>
    </section>
  );
}

function PasswordSection({ customer, answer }: ProfilePageProps) {
  const t = useTranslate();
  return (
    <section className="v-account__section" aria-labelledby="account-password">
      <Heading level={2} look={3} id="account-password">
        {t('account.password.title')}
      </Heading>
      <SavedNotice form="password">{t('account.password.saved')}</SavedNotice>
      <p>{t('account.password.text')}</p>
      <AccountForm name="password" page={PAGE} label={t('account.password.title')} answer={answer} submit={t('account.password.submit')}>
        {({ errors }) => (
          <>
            {/* Whose password it is: what browsers keep passwords by. */}
            <input type="hidden" name="username" autoComplete="username" value={customer.email} readOnly />
            <CurrentPasswordField error={errors['password']} />
            <div className="v-form__grid">
              <NewPasswordFields names={['newPassword', 'newPasswordConfirmation']} errors={errors} />
            </div>
          </>
        )}
      </AccountForm>
    </section>
  );
}

function CurrentPasswordField({ error }: { error: string | undefined }) {
  const t = useTranslate();
  return (
    <TextField
      label={t('common.field.currentPassword')}
      name="password"
      type="password"
      autoComplete="current-password"
      isRequired
      errorMessage={error}
      revealLabels={{ show: t('common.form.showPassword'), hide: t('common.form.hidePassword') }}
    />
  );
}

/** The question before an account is deleted: what is lost, and what is not. */
export function DeleteAccountPage({ email, answer }: { email: string; answer: AccountAnswer | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const setLoggingOut = useSetAtom(isLoggingOutAtom);
  useEffect(() => {
    // The account is still there: a session that ends from now on is news again.
    if (answer !== undefined) setLoggingOut(false);
  }, [answer, setLoggingOut]);
  return (
    <AccountScreen
      title={t('account.delete.question')}
      label={t('account.delete.title')}
      way={[{ label: t('account.profile.title'), href: PAGE }]}
    >
      <Notice type="warning">{t('account.delete.warning', { email })}</Notice>
      <ul className="v-account__facts">
        <li>{t('account.delete.lost')}</li>
        <li>{t('account.delete.kept')}</li>
      </ul>
      <AccountForm
        name="delete-account"
        page={`${PAGE}/delete`}
        label={t('account.delete.title')}
        answer={answer}
        submit={t('account.delete.submit')}
        variant="danger"
        refused={{ general: t('account.delete.failed') }}
        onSubmit={() => setLoggingOut(true)}
        actions={
          <Link href={localePath(PAGE)} variant="button-secondary">
            {t('account.delete.cancel')}
          </Link>
        }
      />
    </AccountScreen>
  );
}
