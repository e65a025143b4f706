import { PageTexts } from '@vitrine/app-shell';
import type { Messages } from '@vitrine/i18n';
import { useTranslate } from '@vitrine/i18n/react';
import { ScreenHead } from '../page/screen-head.tsx';
import type { KnownWithdrawal, WithdrawalAnswer } from './withdrawal.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';

export interface WithdrawalPageProps {
  texts: Messages;
  known: KnownWithdrawal;
  answer: WithdrawalAnswer | undefined;
}

/** Withdrawal from a contract: what is declared, checked and confirmed, then its receipt. Works without scripts, each step being a page. */
export function WithdrawalPage({ texts, ...props }: WithdrawalPageProps) {
  return (
    <PageTexts texts={texts}>
      <Steps {...props} />
    </PageTexts>
  );
}

function Steps({ known, answer }: Omit<WithdrawalPageProps, 'texts'>) {
  const t = useTranslate();
  const label = t('legal.withdrawal.title');
  const title =
    answer?.step === 'received'
      ? t('legal.withdrawal.receivedTitle')
      : answer?.step === 'review'
        ? t(answer.failure ? 'legal.withdrawal.failedTitle' : 'legal.withdrawal.reviewTitle')
        : label;
  return (
    <>
      <meta name="description" content={t('legal.withdrawal.description')} />
      <ScreenHead title={title} way={[{ label }]} />
      {answer?.step === 'received' ? (
        <WithdrawalReceipt {...answer} />
      ) : answer?.step === 'review' ? (
        <WithdrawalReview key={answer.failure ? 'failed' : 'review'} {...answer} />
      ) : (
        <WithdrawalForm known={known} failure={answer} />
      )}
    </>
  );
}
