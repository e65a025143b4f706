import { useTranslate } from '@vitrine/i18n/react';
import type { PaymentMethod } from '@vitrine/store-api-client';
import { Badge, EmptyState, RadioGroup } from '@vitrine/ui';
import { AccountScreen } from '../page/account-screen.tsx';
import { AccountForm, SavedNotice } from './account-form.tsx';
import type { AccountAnswer } from './account-forms.ts';
import type { NewsletterState } from './newsletter-state.ts';

export interface PaymentMethodPageProps {
  methods: readonly PaymentMethod[];
  currentId: string;
  answer: AccountAnswer | undefined;
}

/** How the customer pays unless an order says otherwise. */
export function PaymentMethodPage({ methods, currentId, answer }: PaymentMethodPageProps) {
  const t = useTranslate();
  return (
    <AccountScreen title={t('account.paymentMethod.title')} label={t('account.breadcrumb.payment')}>
      <SavedNotice form="payment">{t('account.paymentMethod.saved')}</SavedNotice>
      {methods.length === 0 ? (
        <EmptyState icon="credit-card" title={t('account.paymentMethod.none')} />
      ) : (
        <AccountForm
          name="payment"
          page="/account/payment"
          label={t('account.paymentMethod.title')}
          answer={answer}
          submit={t('account.paymentMethod.submit')}
          refused={{ general: t('account.paymentMethod.failed') }}
        >
          {({ errors }) => (
            <>
              <p>{t('account.paymentMethod.text')}</p>
              <RadioGroup
                label={t('account.paymentMethod.choose')}
                isLabelHidden
                name="paymentMethodId"
                appearance="cards"
                defaultValue={currentId}
                errorMessage={errors['paymentMethodId']}
                options={methods.map((method) => ({
                  value: method.id,
                  label: method.translated?.name ?? method.name ?? '',
                  description: method.translated?.description ?? undefined,
                  extra: method.id === currentId ? <Badge tone="accent">{t('account.paymentMethod.current')}</Badge> : undefined,
                }))}
              />
            </>
          )}
        </AccountForm>
      )}
    </AccountScreen>
  );
}

const STATE_TONES = { none: 'neutral', pending: 'warning', subscribed: 'success' } as const;

export interface NewsletterPageProps {
  state: NewsletterState;
  email: string;
  answer: AccountAnswer | undefined;
}

/** Whether the customer gets the newsletter, and how to change that. */
export function NewsletterPage({ state, email, answer }: NewsletterPageProps) {
  const t = useTranslate();
  const form = (name: 'subscribe' | 'unsubscribe', submit: string, variant: 'primary' | 'secondary') => (
    <AccountForm
      name={name}
      page="/account/newsletter"
      label={submit}
      answer={answer}
      submit={submit}
      variant={variant}
      refused={{ general: t('account.newsletterSetting.failed') }}
    />
  );
  return (
    <AccountScreen title={t('account.newsletterSetting.title')}>
      <SavedNotice form="subscribe">
        {t(state === 'pending' ? 'account.newsletterSetting.sent' : 'account.newsletterSetting.subscribedNow', { email })}
      </SavedNotice>
      <SavedNotice form="unsubscribe">{t('account.newsletterSetting.unsubscribedNow')}</SavedNotice>
      <div className="v-account__card v-account__setting">
        <p>
          <Badge tone={STATE_TONES[state]}>{t(`account.newsletterSetting.state.${state}`)}</Badge>
        </p>
        <p>{t(`account.newsletterSetting.text.${state}`, { email })}</p>
        <div className="v-form__actions">
          {state === 'none' ? form('subscribe', t('account.newsletterSetting.subscribe'), 'primary') : null}
          {state === 'pending' ? form('subscribe', t('account.newsletterSetting.again'), 'primary') : null}
          {state === 'none' ? null : form('unsubscribe', t('account.newsletterSetting.unsubscribe'), 'secondary')}
        </div>
      </div>
    </AccountScreen>
  );
}
