import { useFocusedHeading, useHydrated } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Button, Heading, Icon } from '@vitrine/ui';
import { declarationText, receivedText, textFile, type Withdrawal } from './withdrawal.ts';
import { Declaration } from './withdrawal-review.tsx';

export interface WithdrawalReceiptProps {
  declared: Withdrawal;
  /** ISO 8601. */
  receivedAt: string;
  /** The store has a mail for whoever has withdrawn. */
  isMailed: boolean;
}

/** Step three: the confirmation of receipt, with content, day and time, to be printed or saved. */
export function WithdrawalReceipt({ declared, receivedAt, isMailed }: WithdrawalReceiptProps) {
  const t = useTranslate();
  const format = useFormat();
  const isHydrated = useHydrated();
  const received = receivedText(format, receivedAt);
  useFocusedHeading('withdrawal-title', true);
  const receipt = [
    t('legal.withdrawal.receivedTitle'),
    `${t('legal.withdrawal.receivedAt')}: ${received}`,
    '',
    declarationText(t, declared),
  ];
  return (
    <div className="v-order-page v-withdrawal">
      <Icon name="check-circle" size="lg" />
      <Heading level={1} id="withdrawal-title">
        {t('legal.withdrawal.receivedTitle')}
      </Heading>
      <p>
        {t('legal.withdrawal.receivedText')} {isMailed ? t('legal.withdrawal.receivedMailed', { email: declared.email }) : null}
      </p>
      <dl className="v-withdrawal__receipt">
        <dt>{t('legal.withdrawal.receivedAt')}</dt>
        <dd>
          <time dateTime={receivedAt}>{received}</time>
        </dd>
        <dt>{t('legal.withdrawal.declaration')}</dt>
        <dd>
          <Declaration declared={declared} />
        </dd>
      </dl>
      <div className="v-order-page__ways">
        <a
          className="v-button v-button--secondary v-button--md"
          href={textFile(receipt.join('\n'))}
          download={t('legal.withdrawal.fileName')}
        >
          {t('legal.withdrawal.download')}
        </a>
        {isHydrated ? (
          <Button variant="quiet" icon="document" onPress={() => window.print()}>
            {t('legal.withdrawal.print')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
