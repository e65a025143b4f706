import { useAtomValue } from 'jotai';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { roomClientAtom } from '../room/room-atoms.ts';
import { isReaction, REACTIONS } from './reactions.ts';

/** Milliseconds for which a reaction is seen; its animation takes as long. */
const STAY_MS = 3_000;
/** Most that are drawn at once: a full house must not cover the stage. */
const LIMIT = 16;

interface Passing {
  key: number;
  sign: string;
  name: string;
}

/** What everybody sends, rising over the stage with the name of who did. */
export function PassingReactions() {
  const client = useAtomValue(roomClientAtom);
  const count = useRef(0);
  const [passing, setPassing] = useState<readonly Passing[]>([]);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = client?.onEvent((event) => {
      if (event.name !== 'reaction.shown' || !isReaction(event.payload.reaction)) return;
      const { attendeeId, reaction } = event.payload;
      const { room } = client.getSnapshot();
      const sender = room?.self.attendeeId === attendeeId ? room.self : room?.attendees.find((each) => each.attendeeId === attendeeId);
      const key = (count.current += 1);
      setPassing((all) => [...all, { key, sign: REACTIONS[reaction], name: sender?.name ?? '' }].slice(-LIMIT));
      const timer = setTimeout(() => {
        timers.delete(timer);
        setPassing((all) => all.filter((each) => each.key !== key));
      }, STAY_MS);
      timers.add(timer);
    });
    return () => {
      stop?.();
      for (const timer of timers) clearTimeout(timer);
      setPassing([]);
    };
  }, [client]);
  return (
    <div className="v-passing-reactions" aria-hidden="true" data-testid="passing-reactions">
      {passing.map(({ key, sign, name }) => (
        // Side by side, in no order that anybody sees.
        <span key={key} className="v-passing-reactions__one" style={{ '--v-reaction-place': `${(key * 37) % 100}%` } as CSSProperties}>
          <span className="v-passing-reactions__sign">{sign}</span>
          <span className="v-passing-reactions__name">{name}</span>
        </span>
      ))}
    </div>
  );
}
