import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { SpokenCaption } from '@vitrine/sales-room-protocol';
import { roomClientAtom } from '../room/room-atoms.ts';
import { addCaption, CAPTION_STAY_MS, type CaptionSpeaker, withoutPassed } from './caption-speakers.ts';

/** Sentences that a screen reader may still go back to. */
const LOG_LIMIT = 20;

/** A sentence that is done, with who has said it. */
export interface LoggedCaption extends Pick<SpokenCaption, 'text' | 'language'> {
  readonly key: string;
  readonly name: string;
}

export interface HeardCaptions {
  /** Whose words are on the screen now. */
  readonly speakers: readonly CaptionSpeaker[];
  /** What was said since captions were turned on, oldest first. */
  readonly log: readonly LoggedCaption[];
  /** Somebody's words were captioned since then. */
  readonly hasHeard: boolean;
}

/** What others say, for as long as it stays. */
export function useHeardCaptions(): HeardCaptions {
  const client = useAtomValue(roomClientAtom);
  const [speakers, setSpeakers] = useState<readonly CaptionSpeaker[]>([]);
  const [log, setLog] = useState<readonly LoggedCaption[]>([]);
  const [hasHeard, setHeard] = useState(false);
  useEffect(
    () =>
      client?.onEvent(({ name: event, payload }) => {
        if (event !== 'caption.said') return;
        const { attendeeId, utteranceId, text, language, isFinal } = payload;
        const sender = client.getSnapshot().room?.attendees.find((each) => each.attendeeId === attendeeId);
        // Without a name it would be nobody's, and one's own words need no caption.
        if (sender === undefined) return;
        setHeard(true);
        setSpeakers((before) => addCaption(before, payload, sender.name, performance.now()));
        if (!isFinal) return;
        const key = `${attendeeId}-${utteranceId}`;
        setLog((before) => [...before.filter((each) => each.key !== key), { key, name: sender.name, text, language }].slice(-LOG_LIMIT));
      }),
    [client],
  );
  useEffect(() => {
    if (speakers.length === 0) return undefined;
    const nextAt = Math.min(...speakers.map(({ saidAt }) => saidAt)) + CAPTION_STAY_MS;
    const timer = setTimeout(() => setSpeakers((before) => withoutPassed(before, performance.now())), nextAt - performance.now());
    return () => clearTimeout(timer);
  }, [speakers]);
  return { speakers, log, hasHeard };
}
