import { type ComponentType, useCallback, useRef } from 'react';
import { useShell } from '@vitrine/app-shell';
import { useLocale } from '@vitrine/routing/react-router';
import type { Product } from '@vitrine/store-api-client';
import { useWhenNear } from '../ask-guide/use-when-near.ts';
import type { Announced } from './announced.ts';
import type { AnnouncedSectionProps } from './announced-section.tsx';

/** How far ahead of the screen it is asked for. */
const AHEAD = '2000px';

interface Loaded {
  readonly shown: readonly Announced[];
  readonly Section: ComponentType<AnnouncedSectionProps>;
}

/**
 * Where presentations of the next days stand at the end of what a page shows. They come in the browser only, so that every page may be
 * kept, and only while their place is out of sight below, so that nothing moves; nothing comes where there are none, where the shop has no guides, or where their server is away.
 * @param product The product that the page shows: only presentations that show it.
 */
export function AnnouncedPlace({ product }: { product?: Pick<Product, 'id' | 'parentId'> | undefined }) {
  const { hasGuides } = useShell();
  const { code } = useLocale();
  const placeRef = useRef<HTMLDivElement>(null);
  const [id, parentId] = [product?.id, product?.parentId];
  const load = useCallback(
    async (signal: AbortSignal): Promise<Loaded | null> => {
      const { announcedFor, loadAnnounced } = await import('./announced.ts');
      const announced = await loadAnnounced(code, signal);
      const shown = announcedFor(announced ?? [], id === undefined ? undefined : { id, parentId });
      if (shown.length === 0 || placeRef.current === null) return null;
      const [{ AnnouncedSection }, { belowScreen }] = await Promise.all([import('./announced-section.tsx'), import('./below-screen.ts')]);
      await belowScreen(placeRef.current, signal);
      return { shown, Section: AnnouncedSection };
    },
    [code, id, parentId],
  );
  const loaded = useWhenNear(placeRef, { isWanted: hasGuides === true, load, ahead: AHEAD });
  if (hasGuides !== true) return null;
  return (
    <div ref={placeRef} className="v-announced-place">
      {loaded === null ? null : <loaded.Section announced={loaded.shown} />}
    </div>
  );
}
