import { useState } from 'react';
import { Form } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { Button, EmptyState, Heading, Link, TextField } from '@vitrine/ui';
import { type FormFailure, isFormFailure } from '../forms/form-failure.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { useAnsweredForm } from '../forms/use-answered-form.ts';
import { ScreenHead } from '../page/screen-head.tsx';
import type { OrderAnswer } from './order-answer.ts';
import { OrderView } from './order-view.tsx';

/** Answer to a guest who asks for an order. */
export type GuestOrderAnswer = FormFailure | { readonly order: Order };

/** A guest's order by its link: whoever did not order in this session proves it by e-mail and postal code. */
export function GuestOrderPage({
  order,
  methods = [],
  answer,
}: {
  order: Order | null;
  methods?: readonly PaymentMethod[];
  answer: GuestOrderAnswer | undefined;
}) {
  const t = useTranslate();
  const [opened, setOpened] = useState(order);
  // The router forgets a form's answer when the page's data is read again.
  const answered = answer !== undefined && !isFormFailure(answer) ? answer.order : null;
  if (answered !== null && answered !== opened) setOpened(answered);
  const { formProps, errors, values, isPending } = useAnsweredForm(
    isFormFailure(answer) ? answer : undefined,
    t('account.order.guestRefused'),
  );
  const shown = answered ?? opened;
  if (shown) return <OrderView order={order?.id === shown.id ? order : shown} methods={methods} isOwn={order?.id === shown.id} />;
  return (
    <div className="v-narrow-page">
      <Heading level={1}>{t('account.order.guestTitle')}</Heading>
      <p>{t('account.order.guestText')}</p>
      <Form className="v-form" {...formProps} aria-label={t('account.order.guestTitle')}>
        <FormNotice errors={errors} />
        <TextField
          label={t('common.field.email')}
          name="email"
          type="email"
          autoComplete="email"
          isRequired
          defaultValue={values.email}
          errorMessage={errors.email}
        />
        <TextField
          label={t('common.field.zipcode')}
          name="zipcode"
          autoComplete="postal-code"
          isRequired
          defaultValue={values.zipcode}
          errorMessage={errors.zipcode}
        />
        <Button type="submit" variant="primary" isFullWidth isPending={isPending} pendingLabel={t('common.state.loading')}>
          {t('account.order.guestSubmit')}
        </Button>
      </Form>
    </div>
  );
}

export interface OrderDetailsPageProps {
  order: Order | null;
  methods?: readonly PaymentMethod[];
  path: string;
  /** What the page's own address answered, where a form was sent without scripts. */
  answer?: OrderAnswer | undefined;
}

/** A customer's order by its link; whoever isn't signed in does that first. */
export function OrderDetailsPage({ order, methods = [], path, answer }: OrderDetailsPageProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  const { isLoggedIn } = session;
  const title = order === null ? t('account.order.notFound') : t('account.order.numberOf', { number: order.orderNumber ?? '' });
  if (order !== null) {
    const way = [
      { label: t('account.breadcrumb.account'), href: '/account' },
      { label: t('account.order.title'), href: '/account/order' },
    ];
    return (
      <>
        <ScreenHead title={title} way={[...(isLoggedIn ? way : []), { label: title }]} />
        <OrderView order={order} methods={methods} answer={answer} isOwn />
      </>
    );
  }
  return (
    <>
      <title>{isLoggedIn ? title : t('account.login.required')}</title>
      <EmptyState
        icon={isLoggedIn ? 'package' : 'user'}
        headingLevel={1}
        title={isLoggedIn ? title : t('account.login.required')}
        actions={
          <Link
            href={isLoggedIn ? localePath('/account') : `${localePath('/login')}?returnTo=${encodeURIComponent(localePath(path))}`}
            variant="button-primary"
          >
            {t(isLoggedIn ? 'common.navigation.account' : 'account.login.title')}
          </Link>
        }
      />
    </>
  );
}
