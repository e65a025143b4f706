import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Heading, Notice, Tabs } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import type { AddressChoices } from '../customer/address-choices.ts';
import { LoginForm } from '../customer/login-form.tsx';
import { RegisterForm } from '../customer/register-form.tsx';
import type { KeptCheckout } from './use-kept-checkout.ts';

/** Who orders: a guest, or a customer who logs in. After a session that ended, with what is known of them. */
export function CheckoutIdentity({ choices, kept, onIdentified }: { choices: AddressChoices; kept: KeptCheckout; onIdentified: () => void }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { hasEnded, customer, restore } = kept;
  const isCustomer = customer !== null && customer.guest !== true;
  const address = customer?.activeBillingAddress ?? customer?.defaultBillingAddress;
  return (
    <section className="v-checkout__step" aria-labelledby="checkout-identity">
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
                <RegisterForm choices={choices} mode="guest" submitLabel={t('checkout.address.continue')} initial={customer ? { ...address, firstName: customer.firstName, lastName: customer.lastName, email: customer.email } : undefined} onBefore={restore} onSuccess={onIdentified} />
              </>
            ),
          },
          {
            id: 'login',
            label: t('checkout.identity.login'),
            content: (
              <>
                <p>{t('checkout.identity.loginText')}</p>
                <LoginForm action={`${localePath('/login')}?returnTo=/checkout`} initialEmail={isCustomer ? customer.email : undefined} onSuccess={() => restore().then(onIdentified)} />
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
