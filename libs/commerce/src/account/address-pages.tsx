import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { CustomerAddress } from '@vitrine/store-api-client';
import { Badge, EmptyState, Heading, Link, Notice } from '@vitrine/ui';
import { AddressBlock } from '../address/address-block.tsx';
import type { AddressChoices } from '../customer/address-choices.ts';
import { AddressFields } from '../customer/address-fields.tsx';
import { AccountScreen } from '../page/account-screen.tsx';
import { AccountForm, SavedNotice } from './account-form.tsx';
import type { AccountAnswer } from './account-forms.ts';

const PAGE = '/account/address';

/** A customer's addresses, and which of them are taken unless another is chosen. */
export interface AddressBook {
  addresses: readonly CustomerAddress[];
  billingId: string | undefined;
  shippingId: string | undefined;
}

/** All addresses of the customer. */
export function AddressesPage({ addresses, billingId, shippingId, answer }: AddressBook & { answer: AccountAnswer | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const [params] = useSearchParams();
  const [asked, setAsked] = useState(params.get('delete'));
  const failed = answer?.address && answer.form !== 'delete-address' ? answer : undefined;
  const add = (
    <Link href={localePath(`${PAGE}/create`)} variant="button-primary" icon="plus">
      {t('account.address.add')}
    </Link>
  );
  return (
    <AccountScreen title={t('account.address.title')} label={t('account.breadcrumb.address')}>
      <SavedNotice form="address">{t('account.address.saved')}</SavedNotice>
      <SavedNotice form="delete-address">{t('account.address.deleted')}</SavedNotice>
      <SavedNotice form="default-billing">{t('account.address.billingSaved')}</SavedNotice>
      <SavedNotice form="default-shipping">{t('account.address.shippingSaved')}</SavedNotice>
      {failed ? (
        <Notice type="danger" isLive>
          {t('account.address.failed')}
        </Notice>
      ) : null}
      {addresses.length === 0 ? (
        <EmptyState icon="map-pin" title={t('account.address.emptyTitle')} actions={add}>
          <p>{t('account.address.emptyText')}</p>
        </EmptyState>
      ) : (
        <>
          <p className="v-account__lead">{add}</p>
          <ul role="list" className="v-account__cards" aria-label={t('account.address.title')}>
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                isBilling={address.id === billingId}
                isShipping={address.id === shippingId}
                answer={answer}
                isAsked={asked === address.id}
                ask={(isAsked) => setAsked(isAsked ? address.id : null)}
              />
            ))}
          </ul>
        </>
      )}
    </AccountScreen>
  );
}

interface AddressCardProps {
  address: CustomerAddress;
  isBilling: boolean;
  isShipping: boolean;
  answer: AccountAnswer | undefined;
  /** Whether it is asked if this address is to be deleted. */
  isAsked: boolean;
  ask: (isAsked: boolean) => void;
}

function AddressCard({ address, isBilling, isShipping, answer, isAsked, ask }: AddressCardProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { id } = address;
  const name = [address.street, address.city].join(', ');
  const deleteLink = useRef<HTMLAnchorElement>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // Who decides against it goes on where they were.
    if (wasAsked.current && !isAsked) deleteLink.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const toDefault = (form: 'default-billing' | 'default-shipping', text: string) => (
    <AccountForm
      name={form}
      page={PAGE}
      about={{ id }}
      label={`${text}: ${name}`}
      answer={undefined}
      submit={text}
      submitLabel={`${text}: ${name}`}
      variant="secondary"
      size="sm"
    />
  );
  return (
    <li className="v-account__card">
      {isBilling || isShipping ? (
        <p className="v-account__badges">
          {isBilling ? <Badge tone="accent">{t('account.address.defaultBilling')}</Badge> : null}
          {isShipping ? <Badge tone="accent">{t('account.address.defaultShipping')}</Badge> : null}
        </p>
      ) : null}
      <AddressBlock address={address} />
      {isAsked ? (
        <DeleteQuestion id={id} name={name} answer={answer} onCancel={() => ask(false)} />
      ) : (
        <div className="v-account__card-actions">
          <Link
            href={localePath(`${PAGE}/${id}`)}
            variant="button-secondary"
            size="sm"
            icon="edit"
            aria-label={t('account.address.editOf', { name })}
          >
            {t('account.address.edit')}
          </Link>
          {isBilling || isShipping ? null : (
            <Link
              ref={deleteLink}
              href={localePath(`${PAGE}?delete=${id}`)}
              variant="button-quiet"
              size="sm"
              icon="trash"
              aria-label={t('account.address.deleteOf', { name })}
              onClick={(event) => {
                event.preventDefault();
                ask(true);
              }}
            >
              {t('account.address.delete')}
            </Link>
          )}
          {isBilling ? null : toDefault('default-billing', t('account.address.makeBilling'))}
          {isShipping ? null : toDefault('default-shipping', t('account.address.makeShipping'))}
        </div>
      )}
      {isBilling || isShipping ? <p className="v-form__hint">{t('account.address.keptAsDefault')}</p> : null}
    </li>
  );
}

/** Whether an address is to be deleted, asked where it stands; attention goes there. */
function DeleteQuestion({
  id,
  name,
  answer,
  onCancel,
}: {
  id: string;
  name: string;
  answer: AccountAnswer | undefined;
  onCancel: () => void;
}) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const question = useRef<HTMLDivElement>(null);
  const problem = answer?.address?.id === id ? answer.address.problem : undefined;
  useEffect(() => {
    question.current?.focus({ preventScroll: true });
    question.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={question} tabIndex={-1} role="group" aria-labelledby={`delete-${id}`} className="v-account__question">
      <Heading level={2} look={5} id={`delete-${id}`}>
        {t('account.address.deleteQuestion')}
      </Heading>
      <AccountForm
        name="delete-address"
        page={PAGE}
        about={{ id, delete: id }}
        label={t('account.address.deleteOf', { name })}
        answer={answer?.address?.id === id ? answer : undefined}
        submit={t('account.address.deleteSubmit')}
        submitLabel={t('account.address.deleteOf', { name })}
        variant="danger"
        refused={problem === undefined ? {} : { general: t(`account.address.problem.${problem}`) }}
        actions={
          <Link
            href={localePath(PAGE)}
            variant="button-secondary"
            onClick={(event) => {
              event.preventDefault();
              onCancel();
            }}
          >
            {t('common.action.cancel')}
          </Link>
        }
      />
    </div>
  );
}

export interface AddressFormPageProps {
  /** The one that is changed; null for a new one. */
  address: CustomerAddress | null;
  choices: AddressChoices;
  answer: AccountAnswer | undefined;
}

/** A new address, or changes of one. */
export function AddressFormPage({ address, choices, answer }: AddressFormPageProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  const title = t(address ? 'account.address.editTitle' : 'account.address.addTitle');
  return (
    <AccountScreen title={title} way={[{ label: t('account.breadcrumb.address'), href: PAGE }]}>
      <AccountForm
        name="address"
        page={address ? `${PAGE}/${address.id}` : `${PAGE}/create`}
        label={title}
        answer={answer}
        submit={t('account.address.submit')}
        actions={
          <Link href={localePath(PAGE)} variant="button-secondary">
            {t('common.action.cancel')}
          </Link>
        }
      >
        {({ errors, values, required }) => (
          <AddressFields
            choices={choices}
            errors={errors}
            required={required}
            hasNames
            autoComplete="shipping"
            countryId={session.countryId}
            initial={{ ...address, ...values }}
          />
        )}
      </AccountForm>
    </AccountScreen>
  );
}
