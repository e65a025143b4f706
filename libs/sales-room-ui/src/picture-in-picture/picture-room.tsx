import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { ScreenNotifications } from '@vitrine/app-shell';
import { AddToCart, ProductActionsProvider, ProductCardView, useProductActions } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { Button, VideoTile } from '@vitrine/ui';
import { SourceButton } from '../media/source-button.tsx';
import { useStream } from '../media/use-stream.ts';
import { connectionAtom, localMediaAtom, remoteTracksAtom, roomAtom, roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { unreadChatAtom } from '../room/screen-atoms.ts';
import { useOpenProduct } from '../room/use-open-product.ts';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { viewOf } from '../stage/shared-views.ts';
import { speechTile, type StageTile, stageTiles } from '../stage/stage-tiles.ts';
import { pictureWindowAtom } from './picture-window-atom.ts';

/** Of the picture, in CSS pixels: the server sends no more than is seen. */
const PICTURE_SIZE = { width: 360, height: 203 };

/** The presentation in a small window: who presents, what is held up, one's own microphone, and the way back. */
export function PictureRoom() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const local = useAtomValue(localMediaAtom);
  const remote = useAtomValue(remoteTracksAtom);
  const unread = useAtomValue(unreadChatAtom);
  const returnToRoom = useWayBack();
  if (room === null) return null;
  const tile = speechTile(stageTiles({ room, local, remote }));
  return (
    <main className="v-picture-room">
      <h1 className="v-visually-hidden">{room.appointment.name}</h1>
      {tile === undefined ? null : <PresenterPicture key={tile.key} tile={tile} />}
      {room.shownProductId === null ? null : <ShownProductRow productId={room.shownProductId} />}
      <div className="v-picture-room__bar">
        <SourceButton source="mic" />
        <Button size="sm" icon="return" onPress={returnToRoom}>
          {t('room.pictureInPicture.back')}
        </Button>
        {unread > 0 ? <p className="v-picture-room__unread">{t('room.chat.unread', { count: unread })}</p> : null}
      </div>
      {/* What is told is told where somebody looks. */}
      <ScreenNotifications />
    </main>
  );
}

function PresenterPicture({ tile }: { tile: StageTile }) {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const isAway = useAtomValue(connectionAtom) === 'reconnecting';
  const stream = useStream(tile.track);
  const { producerId } = tile;
  useEffect(() => {
    if (client === null || producerId === null) return undefined;
    // The page behind may be hidden, and measures nothing then.
    const tell = viewOf(client, producerId);
    tell(PICTURE_SIZE);
    return () => tell(null);
  }, [client, producerId]);
  const isScreen = tile.source === 'screen';
  return (
    <VideoTile
      name={isScreen ? t('room.stage.screen', { name: tile.name }) : tile.name}
      stream={stream}
      hasVideo={tile.track !== null}
      avatarSrc={isScreen ? undefined : tile.portraitUrl}
      isSilent
      isMuted={!isScreen && tile.isMuted}
      mutedLabel={t('room.participants.microphoneOff')}
      isSpeaking={tile.isSpeaking}
      note={isAway ? t('room.connection.reconnecting') : tile.isAway ? t('room.guideAway.tile') : undefined}
      fit={isScreen ? 'contain' : 'cover'}
      size="lg"
    />
  );
}

function ShownProductRow({ productId }: { productId: string }) {
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const { data } = useQuery(slideQueries.product(client, identity, productId));
  return data?.product ? <ProductRow product={data.product} /> : null;
}

function ProductRow({ product }: { product: Product }) {
  const actions = useProductActions();
  const openProduct = useOpenProduct();
  const returnToRoom = useWayBack();
  const open = (): void => {
    openProduct(product.id);
    returnToRoom();
  };
  return (
    <ProductActionsProvider value={{ ...actions, CardAction: undefined, open }}>
      <ProductCardView
        product={product}
        layout="row"
        headingLevel={2}
        hasOwnPrice
        actions={<AddToCart product={product} isCompact variant="primary" />}
      />
    </ProductActionsProvider>
  );
}

/** The page comes to the front, and the small window goes. */
function useWayBack(): () => void {
  const opened = useAtomValue(pictureWindowAtom);
  return () => {
    window.focus();
    opened?.close();
  };
}
