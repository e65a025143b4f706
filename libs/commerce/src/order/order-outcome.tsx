import { useEffect, useRef } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Link, Notice } from '@vitrine/ui';
import type { OrderAnswer } from './order-answer.ts';
import type { Reordered } from './reorder.ts';

/** What came of a change of an order. Focus goes there: the form that was sent may be gone. */
export function OrderOutcome({ answer }: { answer: OrderAnswer | undefined }) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== undefined) place.current?.focus();
  }, [answer]);
  if (answer === undefined) return null;
  return (
    <div ref={place} tabIndex={-1} className="v-order-outcome">
      {answer.intent === 'again' && answer.outcome === 'done' ? (
        <ReorderedNotice {...answer.reordered} />
      ) : answer.outcome === 'done' ? (
        <Notice type="success" isLive>
          {t(answer.intent === 'cancel' ? 'account.order.cancelDone' : 'account.order.changePaymentDone')}
        </Notice>
      ) : answer.outcome === 'refused' ? (
        <Notice type="warning" isLive>
          {t(answer.intent === 'cancel' ? 'account.order.cancelRefused' : 'account.order.changePaymentRefused')}
        </Notice>
      ) : (
        <Notice type="danger" isLive>
          {t(answer.outcome === 'gone' ? 'account.order.notFound' : 'common.error.general')}
        </Notice>
      )}
    </div>
  );
}

/** What is in the cart, what is less than it was, and what can't be had any more. */
function ReorderedNotice({ count, missing, fewer }: Reordered) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const isWhole = missing.length === 0 && fewer.length === 0;
  return (
    <Notice
      type={isWhole ? 'success' : 'warning'}
      isLive
      actions={
        count > 0 ? (
          <Link href={localePath('/checkout/cart')} variant="button-secondary">
            {t('shop.cart.toCart')}
          </Link>
        ) : undefined
      }
    >
      <p>{t('account.order.againDone', { count })}</p>
      {isWhole ? null : (
        <ul>
          {missing.map((name) => (
            <li key={name}>{t('account.order.againMissing', { name })}</li>
          ))}
          {fewer.map(({ name, quantity, wanted }) => (
            <li key={name}>{t('account.order.againFewer', { name, quantity, wanted })}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
