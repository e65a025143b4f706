import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { productsIn } from '../audience/audience.ts';
import { audienceCartsAtom, audienceLikesAtom } from '../audience/audience-atoms.ts';
import { PanelButton } from './panel-button.tsx';

/** A guide sells, and buys nothing here: what clients have seen, like and carry. */
export function GuideButtons() {
  const t = useTranslate();
  const likes = useAtomValue(audienceLikesAtom).reduce((count, { names }) => count + names.length, 0);
  const products = productsIn(useAtomValue(audienceCartsAtom));
  return (
    <>
      <PanelButton panel="audience-seen" icon="eye" label={t('guide.audience.seen')} className="v-room-toolbar__wide" />
      <PanelButton panel="audience-likes" icon="heart" label={t('guide.audience.likes')} count={likes} className="v-room-toolbar__wide" />
      <PanelButton panel="audience-carts" icon="bag" label={t('guide.audience.carts')} count={products} />
    </>
  );
}
