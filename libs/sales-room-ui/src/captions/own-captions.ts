import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocale } from '@vitrine/routing/react-router';
import { recogniserSourceAtom } from '../devices/speech-recogniser.ts';
import { commandsAtom, isConnectedAtom, localMediaAtom, roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { captionedRoomAtom, recogniserErrorAtom } from './captions-atoms.ts';

/** Captions what the viewer says, while they want it and their microphone is on. It draws nothing. */
export function OwnCaptions() {
  const { path } = useRoomIdentity();
  const { code: language } = useLocale();
  const client = useAtomValue(roomClientAtom);
  const source = useAtomValue(recogniserSourceAtom);
  const isWanted = useAtomValue(captionedRoomAtom) === path;
  const isConnected = useAtomValue(isConnectedAtom);
  const isPermitted = useAtomValue(commandsAtom).has('caption.say');
  const { state, track } = useAtomValue(localMediaAtom).mic;
  const heard = isWanted && isConnected && isPermitted && state === 'on' ? track : null;
  const setError = useSetAtom(recogniserErrorAtom);
  useEffect(() => {
    if (client === null || heard === null) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const start = async (): Promise<void> => {
      const [{ captionSpeech }, recogniser] = await Promise.all([import('./caption-speech.ts'), source.load()]);
      if (isOver || recogniser === undefined) return;
      stop = captionSpeech({
        recogniser,
        language,
        track: heard,
        onCaption: (caption) => {
          setError(null);
          // Late it would be of no use: what is refused or lost is not sent again.
          client.send('caption.say', caption).catch(() => undefined);
        },
        onError: setError,
      });
    };
    setError(null);
    start().catch(() => setError('unknown'));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, heard, language, source, setError]);
  return null;
}
