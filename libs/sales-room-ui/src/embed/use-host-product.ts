import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { productName } from '@vitrine/commerce';
import { cutText } from '@vitrine/room-embed/messages';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { openProductAtom } from '../room/screen-atoms.ts';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { productAtHostAtom, sendToHostAtom } from './host-atoms.ts';

/** The page around a room is told which product's details are open, so that it may show its own page of it. */
export function useHostProduct(): void {
  const host = useAtomValue(sendToHostAtom);
  const openId = useAtomValue(openProductAtom);
  const setAtHost = useSetAtom(productAtHostAtom);
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const product = useQuery(slideQueries.product(client, identity, host === null ? null : openId)).data?.product;
  const [id, number, name] = product == null || openId === null ? [] : [openId, product.productNumber, productName(product)];
  useEffect(() => {
    if (host === null || id === undefined || !number || !name) return;
    setAtHost({ id, number });
    host.send({ type: 'product', number: cutText(number), name: cutText(name) });
  }, [host, id, number, name, setAtHost]);
}
