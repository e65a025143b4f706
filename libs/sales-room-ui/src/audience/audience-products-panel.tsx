import { useAtomValue } from 'jotai';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { ProductList } from '../products/product-list-panel.tsx';
import type { ProductInterest } from './audience.ts';
import { audienceLikesAtom, audienceSeenAtom } from './audience-atoms.ts';

/** What the audience likes, most liked first, each with the way to show it to all. For guides. */
export function AudienceLikesPanel() {
  const t = useTranslate();
  return (
    <ProductList
      {...useInterest(useAtomValue(audienceLikesAtom))}
      label={t('guide.audience.likes')}
      icon="heart"
      emptyTitle={t('guide.audience.likesEmptyTitle')}
      emptyText={t('guide.audience.likesEmptyText')}
    />
  );
}

/** What the audience has opened, most opened first. For guides. */
export function AudienceSeenPanel() {
  const t = useTranslate();
  return (
    <ProductList
      {...useInterest(useAtomValue(audienceSeenAtom))}
      label={t('guide.audience.seen')}
      icon="eye"
      emptyTitle={t('guide.audience.seenEmptyTitle')}
      emptyText={t('guide.audience.seenEmptyText')}
    />
  );
}

function useInterest(interest: readonly ProductInterest[]) {
  const format = useFormat();
  return {
    ids: interest.map(({ productId }) => productId),
    beneath: (productId: string) => (
      <p className="v-audience__names">{format.list(interest.find((each) => each.productId === productId)?.names ?? [])}</p>
    ),
  };
}
