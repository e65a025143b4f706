import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Heading } from '@vitrine/ui';
import { commandsAtom, roomAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { productAddress } from '../slides/product-address.ts';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { useSendLine } from './use-send-line.ts';

/** Sends the product that everybody is shown into the chat, where it can be opened later too. */
export function ShownProductSection() {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const productId = useAtomValue(roomAtom)?.shownProductId ?? null;
  const { data } = useQuery(slideQueries.product(client, identity, productId));
  const isAllowed = useAtomValue(commandsAtom).has('chat.send');
  const send = useSendLine();
  const product = productId === null ? undefined : data?.product;
  const name = product ? productName(product) : '';
  return (
    <section className="v-guide-tools__section">
      <Heading level={3} look={6}>
        {t('guide.templates.product')}
      </Heading>
      <p className="v-guide-tools__status">{product ? name : t('guide.templates.noProduct')}</p>
      <div className="v-guide-tools__buttons">
        <Button
          size="sm"
          icon="send"
          isDisabled={!isAllowed || !product}
          onPress={() => {
            if (product) send(`${name}: ${productAddress(product.id, window.location.origin)}`);
          }}
        >
          {t('guide.templates.sendProduct')}
        </Button>
      </div>
    </section>
  );
}
