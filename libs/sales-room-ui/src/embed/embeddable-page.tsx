import { type ReactNode, useEffect, useState } from 'react';
import { acceptsCookies } from '@vitrine/session';
import { lazyCode, useLazyCode } from '@vitrine/ui';
import { CookiesRefused } from './cookies-refused.tsx';
import { isFramed } from './host-link.ts';

const bridgeCode = lazyCode(async () => (await import('./host-bridge.tsx')).HostBridge);

/** A page that may stand in the frame of another site: there it speaks with the page around, and says so where it cannot work. */
export function EmbeddablePage({ children }: { children: ReactNode }) {
  // No server knows what is around a page.
  const [place, setPlace] = useState<'tab' | 'frame' | 'frame-without-cookies'>('tab');
  useEffect(() => setPlace(isFramed() ? (acceptsCookies() ? 'frame' : 'frame-without-cookies') : 'tab'), []);
  const { data: Bridge } = useLazyCode(bridgeCode, place !== 'tab');
  return (
    <>
      {Bridge ? <Bridge /> : null}
      {place === 'frame-without-cookies' ? <CookiesRefused /> : children}
    </>
  );
}
