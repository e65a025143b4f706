import { Form, useNavigation } from 'react-router';
import { useFocusedHeading } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Heading, Notice } from '@vitrine/ui';
import type { FormFailure } from '../forms/form-failure.ts';
import { useFailureErrors } from '../forms/use-failure-errors.ts';
import { ShopAddresses } from './shop-addresses.tsx';
import { declarationText, textFile, type Withdrawal, WITHDRAWAL_INTENTS } from './withdrawal.ts';

export interface WithdrawalReviewProps {
  declared: Withdrawal;
  /** Why it could not be sent. */
  failure?: FormFailure | undefined;
}

/** Step two: what is about to be declared, and the button that declares it. What could not be sent is not lost. */
export function WithdrawalReview({ declared, failure }: WithdrawalReviewProps) {
  const t = useTranslate();
  const { state, formData } = useNavigation();
  const isSending = (intent: string): boolean => state !== 'idle' && formData?.get('intent') === intent;
  useFocusedHeading('withdrawal-title', true);
  return (
    <div className="v-narrow-page v-withdrawal">
      <Heading level={1} id="withdrawal-title">
        {t(failure ? 'legal.withdrawal.failedTitle' : 'legal.withdrawal.reviewTitle')}
      </Heading>
      {failure ? <NotReceived declared={declared} failure={failure} /> : <p>{t('legal.withdrawal.reviewText')}</p>}
      <Declaration declared={declared} />
      <Form method="post" className="v-form">
        <Declared declared={declared} intent={WITHDRAWAL_INTENTS.confirm} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isFullWidth
          isPending={isSending(WITHDRAWAL_INTENTS.confirm)}
          pendingLabel={t('common.state.sending')}
        >
          {t('legal.withdrawal.confirm')}
        </Button>
      </Form>
      <Form method="post" className="v-form">
        <Declared declared={declared} intent={WITHDRAWAL_INTENTS.change} />
        <Button
          type="submit"
          icon="edit"
          isFullWidth
          isPending={isSending(WITHDRAWAL_INTENTS.change)}
          pendingLabel={t('common.state.loading')}
        >
          {t('legal.withdrawal.change')}
        </Button>
      </Form>
    </div>
  );
}

/** What is declared, word for word. */
export function Declaration({ declared }: { declared: Withdrawal }) {
  const t = useTranslate();
  return <p className="v-withdrawal__declaration">{declarationText(t, declared)}</p>;
}

function Declared({ declared, intent }: { declared: Withdrawal; intent: string }) {
  return (
    <>
      {Object.entries({ ...declared, intent }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

function NotReceived({ declared, failure }: { declared: Withdrawal; failure: FormFailure }) {
  const t = useTranslate();
  const words = useFailureErrors(failure, { general: t('legal.withdrawal.failedText') });
  const text = declarationText(t, declared);
  return (
    <div role="alert">
      <Notice type="danger">
        <p>{words['']}</p>
        <p>{t('legal.withdrawal.failedWays')}</p>
        <ul>
          <ShopAddresses
            mail={(email) => t('legal.withdrawal.failedMail', { email })}
            imprint={t('legal.withdrawal.failedImprint')}
            letter={{ subject: t('legal.withdrawal.subject', { contract: declared.contract }), body: text }}
          />
          <li>
            <a className="v-link v-link--inline" href={textFile(text)} download={t('legal.withdrawal.fileName')}>
              {t('legal.withdrawal.failedSave')}
            </a>
          </li>
        </ul>
      </Notice>
    </div>
  );
}
