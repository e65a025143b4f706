import { useAtomValue } from 'jotai';
import { lazyCode, useLazyCode } from '@vitrine/ui';
import { areCaptionsOnAtom } from './captions-atoms.ts';

export const captionBoxCode = lazyCode(async () => (await import('./caption-box.tsx')).CaptionBox);

/** Captions for a viewer who has turned them on; its code comes with them. */
export function Captions() {
  const areOn = useAtomValue(areCaptionsOnAtom);
  const { data: Box } = useLazyCode(captionBoxCode, areOn);
  return areOn && Box ? <Box /> : null;
}
