import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { lazyCode, useLazyCode } from '@vitrine/ui';
import { isPointingAtom, isSlideOnScreenAtom } from '../room/screen-atoms.ts';

export const coBrowsingCode = lazyCode(async () => (await import('./co-browsing-layer.tsx')).CoBrowsingLayer);

/** Over the slide: what its viewers share of it, how far it is scrolled and where they point. */
export function CoBrowsing() {
  const setSlideOnScreen = useSetAtom(isSlideOnScreenAtom);
  const setPointing = useSetAtom(isPointingAtom);
  useEffect(() => {
    setSlideOnScreen(true);
    return () => {
      setSlideOnScreen(false);
      setPointing(false);
    };
  }, [setSlideOnScreen, setPointing]);
  const { data: Layer } = useLazyCode(coBrowsingCode, true);
  return Layer ? <Layer /> : null;
}
