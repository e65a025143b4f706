import { useMemo } from 'react';

/** A stream around one track, the same for as long as the track is. */
export function useStream(track: MediaStreamTrack | null | undefined): MediaStream | null {
  return useMemo(() => (track ? new MediaStream([track]) : null), [track]);
}
