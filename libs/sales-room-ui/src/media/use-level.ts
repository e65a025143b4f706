import { useEffect, useState } from 'react';
import { watchLevel } from '@vitrine/sales-room-client';

/** How loud a microphone is, 0 to 1, while its track lives. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (track === null) return undefined;
    const stop = watchLevel(track, setLevel);
    return () => {
      stop();
      setLevel(0);
    };
  }, [track]);
  return level;
}
