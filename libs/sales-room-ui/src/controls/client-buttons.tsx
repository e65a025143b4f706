import { useAtom, useAtomValue } from 'jotai';
import { productCount, useCart } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton } from '@vitrine/ui';
import { likedProductIdsAtom } from '../room/room-atoms.ts';
import { startPanelAtom } from '../room/screen-atoms.ts';
import { PanelButton } from './panel-button.tsx';

/** A client's own products: bookmarks, last seen, likes, cart. */
export function ClientButtons() {
  const t = useTranslate();
  const likes = useAtomValue(likedProductIdsAtom).size;
  const { data: cart } = useCart();
  return (
    <>
      <BookmarksButton />
      <PanelButton panel="last-seen" icon="eye" label={t('room.control.lastSeen')} className="v-room-toolbar__wide" />
      <PanelButton panel="likes" icon="heart" label={t('room.control.likes')} count={likes} className="v-room-toolbar__wide" />
      <PanelButton panel="cart" icon="bag" label={t('room.control.cart')} count={productCount(cart)} />
    </>
  );
}

function BookmarksButton() {
  const t = useTranslate();
  const [panel, setPanel] = useAtom(startPanelAtom);
  const isOpen = panel === 'saved';
  return (
    <IconButton
      icon="bookmark"
      label={t('room.bookmarks.title')}
      className="v-room-toolbar__wide"
      variant={isOpen ? 'secondary' : 'quiet'}
      aria-expanded={isOpen}
      aria-controls="room-start-panel"
      onPress={() => setPanel(isOpen ? null : 'saved')}
    />
  );
}
