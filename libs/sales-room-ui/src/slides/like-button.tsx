import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton } from '@vitrine/ui';
import { AudienceLikeButton } from '../audience/audience-like-button.tsx';
import { commandsAtom, isGuideAtom, likedProductIdsAtom, roomClientAtom } from '../room/room-atoms.ts';

interface LikeButtonProps {
  productId: string;
  productName: string;
}

/** The like button of a product: a client likes it, a guide sees who does. */
export function LikeButton(props: LikeButtonProps) {
  return useAtomValue(isGuideAtom) ? <AudienceLikeButton {...props} /> : <ClientLikeButton {...props} />;
}

/** Likes a product, or takes it back: at once on the screen, and kept until the server has it. */
function ClientLikeButton({ productId, productName }: LikeButtonProps) {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const isLiked = useAtomValue(likedProductIdsAtom).has(productId);
  // Unlike other commands a like waits for the connection to return.
  const isAllowed = useAtomValue(commandsAtom).has('like.set');
  const label =
    productName === ''
      ? t(isLiked ? 'room.likes.unlike' : 'room.likes.like')
      : t(isLiked ? 'room.likes.unlikeOf' : 'room.likes.likeOf', { name: productName });
  return (
    <IconButton
      icon={isLiked ? 'heart-filled' : 'heart'}
      label={label}
      data-product-id={productId}
      className={isLiked ? 'v-like-button v-like-button--liked' : 'v-like-button'}
      aria-pressed={isLiked}
      hasTooltip={false}
      variant="secondary"
      isDisabled={!isAllowed}
      onPress={() => client?.deliver('like.set', { productId, liked: !isLiked })}
    />
  );
}
