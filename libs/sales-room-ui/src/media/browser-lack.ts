import { useEffect, useState } from 'react';

/**
 * What a browser lacks for sound and picture. `encryption`: the page came without, and browsers then hide camera and
 * microphone as if there were none. `webrtc`: it has no way to carry either, or it is switched off.
 */
export type BrowserLack = 'encryption' | 'webrtc';

/** What this browser lacks; null where nothing, and until the page has been taken over. */
export function useBrowserLack(): BrowserLack | null {
  const [lack, setLack] = useState<BrowserLack | null>(null);
  useEffect(() => {
    if (!window.isSecureContext) setLack('encryption');
    else if (!('RTCPeerConnection' in window)) setLack('webrtc');
  }, []);
  return lack;
}
