import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton } from '@vitrine/ui';
import { endPanelAtom } from '../room/screen-atoms.ts';
import { audienceLikesAtom } from './audience-atoms.ts';

/** A guide's like button: how many clients like a product, and the way to what they like. */
export function AudienceLikeButton({ productId, productName }: { productId: string; productName: string }) {
  const t = useTranslate();
  const setPanel = useSetAtom(endPanelAtom);
  const count = useAtomValue(audienceLikesAtom).find((each) => each.productId === productId)?.names.length ?? 0;
  return (
    <IconButton
      icon={count > 0 ? 'heart-filled' : 'heart'}
      label={productName === '' ? t('guide.audience.likeCount', { count }) : t('guide.audience.likeCountOf', { count, name: productName })}
      badge={count > 0 ? String(count) : undefined}
      data-product-id={productId}
      className={count > 0 ? 'v-like-button v-like-button--liked' : 'v-like-button'}
      hasTooltip={false}
      variant="secondary"
      onPress={() => setPanel('audience-likes')}
    />
  );
}
