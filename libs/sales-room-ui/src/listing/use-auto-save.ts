import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoomApi, type InstantListing } from '@vitrine/sales-room-client/api';
import { draftOf, isSame, type ListingDraft, storable } from './listing-draft.ts';

/** Milliseconds of rest after which a change is saved. */
const SAVE_REST = 600;

export type SaveState = 'saved' | 'saving' | 'failed';

/** A listing that saves itself: one change after another, the newest last. */
export function useAutoSave(appointmentId: string, listing: InstantListing, onSaved: () => void) {
  const [draft, setDraft] = useState<ListingDraft>(() => draftOf(listing));
  const [original, setOriginal] = useState<ListingDraft>(() => draftOf(listing));
  const [state, setState] = useState<SaveState>('saved');
  const stored = useRef(original);
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const told = useRef(onSaved);
  useEffect(() => {
    told.current = onSaved;
  });

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current = running.current.then(async () => {
      const wanted = latest.current;
      if (isSame(wanted, stored.current)) {
        // Changed and changed back before it was saved.
        setState('saved');
        return true;
      }
      const change = storable(wanted, listing.isPublished);
      if (change === undefined) return false;
      try {
        await createRoomApi().changeInstantListing(appointmentId, listing.id, change);
        stored.current = wanted;
        if (latest.current === wanted) setState('saved');
        told.current();
        return true;
      } catch {
        setState('failed');
        return false;
      }
    });
    return running.current;
  }, [appointmentId, listing.id, listing.isPublished]);

  // Going away must not lose what was changed a moment ago.
  useEffect(
    () => () => {
      if (timer.current !== undefined) void flush();
    },
    [flush],
  );

  const change = (next: ListingDraft): void => {
    setDraft(next);
    latest.current = next;
    setState('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), SAVE_REST);
  };
  return {
    draft,
    state,
    isChanged: !isSame(draft, original),
    change,
    flush,
    /** Goes back to what there was at first, or when it was kept last. */
    discard: () => change(original),
    /** What is stored now is what `discard` goes back to. */
    keep: () => setOriginal(stored.current),
  };
}
