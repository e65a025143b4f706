import type { ReactNode } from 'react';
import { PageTexts } from '@vitrine/app-shell';
import type { Messages } from '@vitrine/i18n';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Heading, Link, Notice } from '@vitrine/ui';
import { useMerchant } from '../legal/merchant.tsx';
import { ScreenHead } from '../page/screen-head.tsx';
import { ShopAddresses } from './shop-addresses.tsx';

/** How accessible the shop is: what is true of it as it is delivered, and what its merchant has to say. */
export function AccessibilityPage({ texts }: { texts: Messages }) {
  return (
    <PageTexts texts={texts}>
      <Statement />
    </PageTexts>
  );
}

function Statement() {
  const t = useTranslate();
  const format = useFormat();
  const { accessibility: facts } = useMerchant();
  const title = t('legal.accessibility.title');
  const limits = facts?.limits?.[format.locale] ?? [];
  const date = facts === undefined ? '' : format.date(facts.assessedOn, 'long');
  return (
    <>
      <meta name="description" content={t('legal.accessibility.description')} />
      <ScreenHead title={title} way={[{ label: title }]} />
      <div className="v-narrow-page v-accessibility">
        <Heading level={1}>{title}</Heading>
        {facts === undefined ? <Notice type="warning">{t('legal.accessibility.draft')}</Notice> : null}
        <Part title={t('legal.accessibility.serviceTitle')}>
          <p>{t('legal.accessibility.serviceText')}</p>
        </Part>
        <Part title={t('legal.accessibility.requirementsTitle')}>
          <p>{t('legal.accessibility.requirementsText')}</p>
          {facts === undefined ? null : (
            <p>
              {facts.assessor === undefined
                ? t('legal.accessibility.assessed', { date })
                : t('legal.accessibility.assessedBy', { date, assessor: facts.assessor })}
            </p>
          )}
        </Part>
        <Part title={t('legal.accessibility.limitsTitle')}>
          <ul>
            {[...limits, t('legal.accessibility.contentLimit'), t('legal.accessibility.paymentLimit')].map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Part>
        <Part title={t('legal.accessibility.contactTitle')}>
          <p>{t('legal.accessibility.contactText')}</p>
          <ul>
            <ShopAddresses
              mail={(email) => t('legal.accessibility.contactMail', { email })}
              imprint={t('legal.accessibility.contactPage')}
            />
          </ul>
        </Part>
        <Part title={t('legal.accessibility.authorityTitle')}>
          {facts === undefined ? (
            <p>{t('legal.accessibility.authorityMissing')}</p>
          ) : (
            <p>
              {t('legal.accessibility.authorityText')}{' '}
              {facts.authority.href === undefined ? facts.authority.name : <Link href={facts.authority.href}>{facts.authority.name}</Link>}
            </p>
          )}
        </Part>
        <Part title={t('legal.accessibility.lawTitle')}>
          <p>{t('legal.accessibility.lawText')}</p>
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={2} look={4}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
