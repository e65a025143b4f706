import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { cartMessage } from '@vitrine/commerce';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { AttendeeCart, AttendeeCartLine, CartAction } from '@vitrine/sales-room-protocol';
import { IconButton, Image, Notice, QuantityField } from '@vitrine/ui';
import { roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useRoomCommand } from '../room/use-room-command.ts';
import { AddFromSlide } from './add-from-slide.tsx';
import { onBehalfQueries } from './on-behalf-queries.ts';
import { UnreadState } from './unread-state.tsx';

/** An attendee's cart in their own prices, to be changed for them. */
export function AttendeeCartView({ attendeeId, name }: { attendeeId: string; name: string }) {
  const t = useTranslate();
  const format = useFormat();
  const identity = useRoomIdentity();
  const client = useAtomValue(roomClientAtom);
  const queryClient = useQueryClient();
  const query = onBehalfQueries.cart(client, identity, attendeeId, true);
  const read = useQuery(query);
  const cart = read.data;
  const act = useRoomCommand('cart.act');
  // What the store said to the last change stays, also when the cart is read again.
  const [messages, setMessages] = useState<AttendeeCart['messages']>([]);
  const change = async (action: CartAction): Promise<void> => {
    const answer = await act.run({ attendeeId, action });
    if (answer === undefined) await read.refetch();
    else {
      setMessages(answer.cart.messages);
      queryClient.setQueryData(query.queryKey, answer.cart);
    }
  };
  if (cart === undefined) return <UnreadState name={name} query={read} />;
  const isBusy = act.isPending || !act.isAllowed;
  return (
    <>
      <p className="v-attendee-panel__status">{t('guide.onBehalf.hint', { name })}</p>
      <Messages messages={messages} />
      {cart.lines.length === 0 ? (
        <p>{t('guide.onBehalf.emptyCart')}</p>
      ) : (
        <>
          <ul className="v-on-behalf-lines" aria-label={t('guide.onBehalf.cartTitle', { name })}>
            {cart.lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                currency={cart.currencyIsoCode}
                isBusy={isBusy}
                onChange={(action) => void change(action)}
              />
            ))}
          </ul>
          <p className="v-on-behalf-total">
            <span>{t('shop.cart.grandTotal')}</span>
            <strong data-testid="attendee-cart-total">{format.price(cart.totalPrice, cart.currencyIsoCode || undefined)}</strong>
          </p>
        </>
      )}
      <AddFromSlide
        label={t('guide.onBehalf.add', { name })}
        isDisabled={isBusy}
        onAdd={(productId) => void change({ type: 'add', productId, quantity: 1 })}
      />
    </>
  );
}

function CartLine({
  line,
  currency,
  isBusy,
  onChange,
}: {
  line: AttendeeCartLine;
  currency: string;
  isBusy: boolean;
  onChange(action: CartAction): void;
}) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <li className="v-on-behalf-line" data-line-id={line.id}>
      <div className="v-on-behalf-line__image">
        {line.type === 'product' ? (
          <Image source={line.coverUrl === null ? null : { url: line.coverUrl }} alt="" ratio={1} sizes="56px" />
        ) : null}
      </div>
      <div className="v-on-behalf-line__text">
        <span className="v-on-behalf-line__name">{line.label}</span>
        {line.options.length > 0 ? <span className="v-attendee-panel__status">{line.options.join(', ')}</span> : null}
        {line.canChangeQuantity ? (
          <QuantityField
            key={line.quantity}
            label={t('shop.cart.quantityOf', { name: line.label })}
            isLabelHidden
            size="sm"
            defaultValue={line.quantity}
            min={line.minQuantity}
            max={line.maxQuantity ?? undefined}
            step={line.quantityStep}
            isDisabled={isBusy}
            incrementLabel={t('shop.product.quantityIncrease')}
            decrementLabel={t('shop.product.quantityDecrease')}
            onChange={(quantity) => onChange({ type: 'set-quantity', lineItemId: line.id, quantity })}
          />
        ) : null}
      </div>
      <span className="v-on-behalf-line__price">{format.price(line.totalPrice, currency || undefined)}</span>
      {line.canRemove ? (
        <IconButton
          icon="trash"
          size="sm"
          variant="quiet"
          label={t('shop.cart.remove', { name: line.label })}
          isDisabled={isBusy}
          onPress={() => onChange({ type: 'remove', lineItemId: line.id })}
        />
      ) : null}
    </li>
  );
}

/** What the store has to say about the cart, in the shop's own words. */
function Messages({ messages }: { messages: AttendeeCart['messages'] }) {
  const t = useTranslate();
  return messages.map(({ key, isError, name, quantity }, index) => {
    const message = cartMessage(
      {
        key: `${key}-${index}`,
        messageKey: key,
        message: '',
        level: isError ? 20 : 0,
        ...(name === null ? {} : { name }),
        ...(quantity === null ? {} : { quantity }),
      },
      t,
    );
    return (
      <Notice key={message.key} type={message.type} isLive>
        {message.text}
      </Notice>
    );
  });
}
