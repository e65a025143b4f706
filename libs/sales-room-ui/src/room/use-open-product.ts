import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { roomClientAtom } from './room-atoms.ts';
import { openProductAtom } from './screen-atoms.ts';

/** Opens a product's details above the presentation, and tells the room that it was seen. */
export function useOpenProduct(): (productId: string) => void {
  const open = useSetAtom(openProductAtom);
  const client = useAtomValue(roomClientAtom);
  return useCallback(
    (productId: string) => {
      open(productId);
      if (client?.getSnapshot().room?.commands.includes('interaction.record') !== true) return;
      // What was seen is a courtesy to the guide: losing one hurts nobody.
      client.send('interaction.record', { name: 'product.viewed', productId }).catch(() => undefined);
    },
    [open, client],
  );
}
