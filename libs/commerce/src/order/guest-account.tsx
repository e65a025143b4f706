import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order } from '@vitrine/store-api-client';
import { Button, Heading, Link, Notice, TextField } from '@vitrine/ui';
import { isFormFailure } from '../forms/form-failure.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { PASSWORD_MIN } from '../forms/password-length.ts';
import { useAnsweredForm } from '../forms/use-answered-form.ts';
import { ACCOUNT_FORM, ACCOUNT_MARK, type AccountMark, type GuestAccountAnswer } from './guest-account-answer.ts';

/** Says that a guest's account was made, where a page was led to by that. Who can't see the page hears it, and goes on from there. */
export function AccountMadeNotice({ mark, children, actions }: { mark: AccountMark; children: ReactNode; actions?: ReactNode }) {
  const { search } = useLocation();
  const { session } = useShell();
  const notice = useRef<HTMLDivElement>(null);
  const isMade = session.isLoggedIn && new URLSearchParams(search).get(ACCOUNT_MARK) === mark;
  useEffect(() => {
    if (isMade) notice.current?.focus({ preventScroll: true });
  }, [isMade]);
  return isMade ? (
    <div ref={notice} tabIndex={-1} role="status" className="v-form-notice">
      <Notice type="success" actions={actions}>
        {children}
      </Notice>
    </div>
  ) : null;
}

/** A guest's way to an account, right after their order: by a password alone, for everything else is known. */
export function GuestAccount({ order, answer }: { order: Order; answer: GuestAccountAnswer | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  return (
    <>
      <AccountMadeNotice
        mark="made"
        actions={
          <Link href={localePath('/account')} variant="standalone" iconEnd="arrow-end">
            {t('checkout.success.account.toAccount')}
          </Link>
        }
      >
        {t('checkout.success.account.made')}
      </AccountMadeNotice>
      {session.isGuest ? <GuestAccountForm order={order} answer={answer} /> : null}
    </>
  );
}

function GuestAccountForm({ order, answer }: { order: Order; answer: GuestAccountAnswer | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const failure = isFormFailure(answer) ? answer : undefined;
  const { formProps, errors, isPending } = useAnsweredForm(failure, t('common.error.general'));
  const email = order.orderCustomer?.email ?? '';
  if (answer && 'sentTo' in answer) {
    return (
      <Notice type="success" isLive>
        {t('checkout.success.account.unconfirmed', { email: answer.sentTo })}
      </Notice>
    );
  }
  return (
    <section className="v-guest-account" aria-labelledby="guest-account">
      <Heading level={2} look={3} id="guest-account">
        {t('checkout.success.account.title')}
      </Heading>
      <p>{t('checkout.success.account.text', { email })}</p>
      <Form
        className="v-form"
        {...formProps}
        action={`${localePath(`/checkout/success/${order.id}`)}?form=${ACCOUNT_FORM}`}
        preventScrollReset
        aria-labelledby="guest-account"
      >
        <FormNotice errors={errors} />
        {failure?.isTaken ? (
          <div tabIndex={-1} role="alert" className="v-form-notice">
            <Notice
              type="warning"
              actions={
                <Link href={localePath('/login')} variant="standalone" iconEnd="arrow-end">
                  {t('account.login.title')}
                </Link>
              }
            >
              {t('checkout.success.account.taken', { email })}
            </Notice>
          </div>
        ) : null}
        {/* What a password manager keeps the password for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={t('common.field.password')}
          name="password"
          type="password"
          autoComplete="new-password"
          isRequired
          description={t('common.form.passwordHint', { min: PASSWORD_MIN })}
          errorMessage={errors['password']}
          revealLabels={{ show: t('common.form.showPassword'), hide: t('common.form.hidePassword') }}
        />
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('common.state.saving')}>
          {t('checkout.success.account.submit')}
        </Button>
      </Form>
    </section>
  );
}
