import { useEffect, useRef } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Heading, Link, Notice, Tabs } from '@vitrine/ui';
import type { AddressChoices } from '../customer/address-choices.ts';
import { LoginForm } from '../customer/login-form.tsx';
import { RegisterForm } from '../customer/register-form.tsx';
import { CarriedCheckout, checkoutAction } from './carried-checkout.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import type { SeenCustomer } from './seen-checkout.ts';

export interface CheckoutIdentityProps {
  choices: AddressChoices;
  /** The session has ended in the middle. */
  hasEnded: boolean;
  /** Who ordered before it did. */
  known: SeenCustomer | null;
  /** Puts the cart together again. */
  restore: () => Promise<void>;
  /** Somebody has sent who they are; whether the store takes it is yet to be seen. */
  onSend?: (() => void) | undefined;
  /** What came of a form that was sent without scripts. */
  answer?: CheckoutAnswer | undefined;
}

/** Who orders: a guest, or a customer who logs in. After a session that ended, with what is known of them. */
export function CheckoutIdentity({ choices, hasEnded, known, restore, onSend, answer }: CheckoutIdentityProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const isCustomer = known !== null && !known.guest;
  const login = `${localePath('/login')}?returnTo=/checkout`;
  // A server without scripts in the page remembers nothing of the checkout whose session has ended.
  const carried = answer?.hasEnded ? <CarriedCheckout answer={answer} /> : null;
  return (
    <section className="v-checkout__step" aria-labelledby="checkout-identity" onSubmit={onSend}>
      {hasEnded ? <SessionEndNotice isCustomer={isCustomer} /> : null}
      <Heading level={2} id="checkout-identity">
        {t('checkout.identity.title')}
      </Heading>
      <Tabs
        // A customer is asked to log in again; what a guest has typed stays in its form.
        key={isCustomer ? 'customer' : 'guest'}
        label={t('checkout.identity.title')}
        isStretched
        defaultSelectedId={isCustomer ? 'login' : 'guest'}
        items={[
          {
            id: 'guest',
            label: t('checkout.identity.guest'),
            content: (
              <>
                <p>{t('checkout.identity.guestText')}</p>
                <noscript>
                  <p>
                    {t('checkout.identity.loginText')} <Link href={login}>{t('account.login.submit')}</Link>
                  </p>
                </noscript>
                <RegisterForm
                  choices={choices}
                  mode="guest"
                  submitLabel={t('checkout.address.continue')}
                  initial={
                    known ? { ...known.address, firstName: known.firstName, lastName: known.lastName, email: known.email } : undefined
                  }
                  onBefore={restore}
                  action={checkoutAction(localePath, 'guest')}
                  answer={answer?.guest}
                  carried={carried}
                />
              </>
            ),
          },
          {
            id: 'login',
            label: t('checkout.identity.login'),
            content: (
              <>
                <p>{t('checkout.identity.loginText')}</p>
                <LoginForm
                  isRecoveredInPlace
                  action={carried ? checkoutAction(localePath, 'login') : login}
                  initialEmail={isCustomer ? known.email : undefined}
                  onSuccess={restore}
                  answer={answer?.login}
                  carried={carried}
                />
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

/** Says that the session has ended, and what to do; attention goes there from wherever the shopper was. */
function SessionEndNotice({ isCustomer }: { isCustomer: boolean }) {
  const t = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="v-form-notice">
      <Notice type="warning" title={t('checkout.ended.title')}>
        {t(isCustomer ? 'checkout.ended.customer' : 'checkout.ended.guest')}
      </Notice>
    </div>
  );
}
