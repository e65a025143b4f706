import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useBrowserStoreClient, useHydrated, useScreen, useShell } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import {
  type Cart,
  createAddress,
  type CustomerAddress,
  listAddresses,
  mayLeadToProvider,
  type SalesChannelContext,
  type ShippingMethod,
  updateAddress,
} from '@vitrine/store-api-client';
import { Button, ErrorState, Heading, Notice, RadioGroup, Skeleton } from '@vitrine/ui';
import { AddressBlock } from '../address/address-block.tsx';
import { isVirtualCart, shippingTotal } from '../cart/cart-facts.ts';
import type { AddressChoices } from '../customer/address-choices.ts';
import { AddressFields } from '../customer/address-fields.tsx';
import { addressChange, addressInput } from '../customer/address-input.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { useForm } from '../forms/use-form.ts';
import { cartDeliveryDates } from '../product/delivery-dates.ts';
import { useDelivery } from '../product/use-delivery.ts';
import { checkoutAction, ORDER_FORM } from './carried-checkout.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutPlaceContext } from './checkout-place.ts';
import { checkoutQueries } from './checkout-queries.ts';
import { useContextChange } from './use-checkout.ts';

/** Billing and shipping address, each to be changed or added in a modal. */
export function CheckoutAddresses({
  context,
  choices,
  isGuest,
}: {
  context: SalesChannelContext;
  choices: AddressChoices;
  isGuest: boolean;
}) {
  const t = useTranslate();
  const { modals } = useScreen();
  const { customer } = context;
  const billing = customer?.activeBillingAddress ?? customer?.defaultBillingAddress;
  const shipping = customer?.activeShippingAddress ?? customer?.defaultShippingAddress;
  const shown = [
    { key: 'billingAddressId', title: t('checkout.address.billing'), address: billing },
    { key: 'shippingAddressId', title: t('checkout.address.shipping'), address: shipping },
  ] as const;
  const written = (address: CustomerAddress | null | undefined, isShipping: boolean) => {
    if (!address) return <p>{t('checkout.address.none')}</p>;
    return isShipping && address.id === billing?.id ? <p>{t('checkout.address.same')}</p> : <AddressBlock address={address} />;
  };
  return (
    <section className="v-checkout__step" aria-labelledby="checkout-address">
      <Heading level={2} id="checkout-address">
        {t('checkout.address.title')}
      </Heading>
      <div className="v-checkout__addresses">
        {shown.map(({ key, title, address }) => (
          <div key={key}>
            <Heading level={3} look={5}>
              {title}
            </Heading>
            {written(address, key === 'shippingAddressId')}
            <Button
              variant="secondary"
              size="sm"
              onPress={() =>
                modals.open({
                  id: 'account-addresses',
                  title,
                  size: 'md',
                  render: (close) => (
                    <AddressChooser field={key} current={address ?? null} choices={choices} isGuest={isGuest} onDone={close} />
                  ),
                })
              }
            >
              {t('checkout.address.change')}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Chooses one of the customer's addresses, or adds one. */
function AddressChooser({
  field,
  current,
  choices,
  isGuest,
  onDone,
}: {
  field: 'billingAddressId' | 'shippingAddressId';
  current: CustomerAddress | null;
  choices: AddressChoices;
  isGuest: boolean;
  onDone: () => void;
}) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const { modals } = useScreen();
  const change = useContextChange();
  const {
    data: addresses,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['checkout', 'addresses'],
    queryFn: async ({ signal }) => (await listAddresses(client(), {}, { signal })).elements,
  });
  const edit = (address: CustomerAddress | null) =>
    modals.open({
      id: 'address-form',
      title: t(address ? 'checkout.address.edit' : 'checkout.address.add'),
      backdrop: 'static',
      render: (close) => (
        <AddressForm
          address={address}
          choices={choices}
          onSaved={async (id) => {
            await change.mutateAsync({ [field]: id });
            close();
            onDone();
          }}
        />
      ),
    });
  if (isError)
    return (
      <ErrorState
        headingLevel={3}
        isCompact
        title={t('common.error.part')}
        actions={<Button onPress={() => void refetch()}>{t('common.action.retry')}</Button>}
      />
    );
  if (addresses === undefined) return <Skeleton lines={4} />;
  return (
    <div className="v-address-chooser">
      <RadioGroup
        label={t('checkout.address.choose')}
        appearance="cards"
        value={current?.id ?? null}
        onChange={(id) => void change.mutateAsync({ [field]: id }).then(onDone, () => undefined)}
        options={addresses.map((address) => ({ value: address.id, label: <AddressBlock address={address} /> }))}
      />
      <div className="v-form__actions">
        {current ? (
          <Button variant="secondary" icon="edit" onPress={() => edit(current)}>
            {t('checkout.address.edit')}
          </Button>
        ) : null}
        {isGuest ? null : (
          <Button variant="secondary" icon="plus" onPress={() => edit(null)}>
            {t('checkout.address.add')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A new address, or changes of one. */
function AddressForm({
  address,
  choices,
  onSaved,
}: {
  address: CustomerAddress | null;
  choices: AddressChoices;
  onSaved(id: string): Promise<void>;
}) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const queryClient = useQueryClient();
  const { session } = useShell();
  const { notifications } = useScreen();
  const { formProps, errors, required, isPending } = useForm({
    rules: async () => (await import('../customer/address-rules.ts')).addressSchema,
    async onSubmit(values) {
      const saved = address
        ? await updateAddress(client(), address.id, addressChange(values))
        : await createAddress(client(), addressInput(values));
      await queryClient.invalidateQueries({ queryKey: checkoutQueries.all });
      notifications.notify({ type: 'success', message: t('account.address.saved') });
      await onSaved(saved.id);
    },
  });
  return (
    <form className="v-form" {...formProps}>
      <FormNotice errors={errors} />
      <AddressFields choices={choices} errors={errors} required={required} hasNames countryId={session.countryId} initial={address ?? {}} />
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('common.state.saving')}>
        {t('checkout.address.save')}
      </Button>
    </form>
  );
}

export interface CheckoutMethodsProps {
  cart: Cart;
  context: SalesChannelContext;
  /** What came of a choice that was sent without scripts. */
  outcome?: CheckoutAnswer['methods'];
}

/** Shipping and payment method, fields of the order's form. A cart of downloads needs no shipping. */
export function CheckoutMethods({ cart, context, outcome }: CheckoutMethodsProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const client = useBrowserStoreClient();
  const isInPlace = use(CheckoutPlaceContext) !== null;
  const isHydrated = useHydrated();
  // Where scripts run, a choice is taken at once, and the Enter key on it places no order.
  const form = isHydrated ? undefined : ORDER_FORM;
  // One for each choice: a second one must not take back what the first shows.
  const shippingChange = useContextChange();
  const paymentChange = useContextChange();
  const shipping = useQuery({ ...checkoutQueries.shippingMethods(client), enabled: isHydrated });
  const payment = useQuery({ ...checkoutQueries.paymentMethods(client), enabled: isHydrated });
  const nameOf = (method: { translated?: { name?: string | null }; name?: string | null }): string =>
    method.translated?.name ?? method.name ?? '';
  const { start, arrival } = useDelivery();
  /** The shop's own words for a way to ship and the days on which this cart arrives, else the time that it takes. */
  const shippingWords = ({ translated, deliveryTime }: ShippingMethod): string | undefined => {
    const dates = cartDeliveryDates(cart, deliveryTime, start);
    const words = [translated?.description, dates && arrival(dates)].filter(Boolean).join(' · ');
    return words || (deliveryTime ? t('checkout.shipping.deliveryTime', { time: nameOf(deliveryTime) }) : undefined);
  };
  const format = useFormat();
  // A server of 6.6, which names no language, says it of the chosen way alone.
  const costs = useQuery({ ...checkoutQueries.shippingCosts(client, cart), enabled: isHydrated && Boolean(context.languageInfo) });
  const shippingCost = ({ id }: ShippingMethod): string | undefined => {
    const cost = cart.deliveries[0]?.shippingMethod.id === id ? shippingTotal(cart) : costs.data?.[id];
    if (cost === undefined) return undefined;
    return cost === 0 ? t('shop.cart.shippingFree') : format.price(cost);
  };
  return (
    <>
      <section className="v-checkout__step" aria-labelledby="checkout-shipping">
        <Heading level={2} id="checkout-shipping">
          {t('checkout.shipping.title')}
        </Heading>
        {isVirtualCart(cart) ? (
          <p>{t('checkout.shipping.notNeeded')}</p>
        ) : shipping.data === undefined ? (
          <Skeleton lines={3} />
        ) : shipping.data.length === 0 ? (
          <p>{t('checkout.shipping.none')}</p>
        ) : (
          <RadioGroup
            label={t('checkout.shipping.choose')}
            isLabelHidden
            name="shippingMethod"
            form={form}
            appearance="cards"
            value={
              shippingChange.variables?.shippingMethodId && shippingChange.isPending
                ? shippingChange.variables.shippingMethodId
                : context.shippingMethod.id
            }
            onChange={(shippingMethodId) => shippingChange.mutate({ shippingMethodId })}
            options={shipping.data.map((method) => ({
              value: method.id,
              label: nameOf(method),
              description: shippingWords(method),
              extra: shippingCost(method),
            }))}
          />
        )}
      </section>
      <section className="v-checkout__step" aria-labelledby="checkout-payment">
        <Heading level={2} id="checkout-payment">
          {t('checkout.payment.title')}
        </Heading>
        {payment.data === undefined ? (
          <Skeleton lines={3} />
        ) : payment.data.length === 0 ? (
          <p>{t('checkout.payment.none')}</p>
        ) : (
          <RadioGroup
            label={t('checkout.payment.choose')}
            isLabelHidden
            name="paymentMethod"
            form={form}
            appearance="cards"
            value={
              paymentChange.variables?.paymentMethodId && paymentChange.isPending
                ? paymentChange.variables.paymentMethodId
                : context.paymentMethod.id
            }
            onChange={(paymentMethodId) => paymentChange.mutate({ paymentMethodId })}
            options={payment.data.map((method) => ({
              value: method.id,
              label: nameOf(method),
              description: method.translated?.description ?? undefined,
            }))}
          />
        )}
        {isInPlace && mayLeadToProvider(context.paymentMethod) ? <p className="v-form__hint">{t('checkout.inPlace.payHint')}</p> : null}
        {outcome === 'failed' ? <Notice type="danger">{t('common.error.general')}</Notice> : null}
        {outcome === 'changed' ? <Notice type="warning">{t('checkout.methods.changed')}</Notice> : null}
        <noscript>
          <Button type="submit" form={ORDER_FORM} formAction={checkoutAction(localePath, 'methods')}>
            {t('checkout.methods.apply')}
          </Button>
        </noscript>
      </section>
    </>
  );
}
