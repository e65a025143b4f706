import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLazyCode } from '@vitrine/ui';
import { addingAtom } from './adding.ts';
import { afterAddingCode } from './after-adding-code.ts';
import { useAddedNotice } from './use-added-notice.ts';

/** Where the drawer opens that tells what was put into the cart: one for each page. */
export function AfterAdding() {
  const [adding, setAdding] = useAtom(addingAtom);
  const { pathname } = useLocation();
  const tell = useAddedNotice();
  const { data: Drawer } = useLazyCode(afterAddingCode, adding !== null, () => {
    // Without the drawer it is said as in a room.
    if (adding?.pieces !== undefined) tell(adding.product);
    setAdding(null);
  });
  // Who has gone on has seen it.
  useEffect(() => setAdding(null), [pathname, setAdding]);
  return Drawer ? <Drawer adding={adding} onClose={() => setAdding(null)} /> : null;
}
