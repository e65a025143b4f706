import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale } from '@vitrine/routing/react-router';
import { createPresentationsApi, isRoomError, type RoomError } from '@vitrine/sales-room-client/api';
import { LOCALE_HEADER } from '@vitrine/session';
import { type CheckedSlide, checkedSlides } from './fault-groups.ts';

/** What the page knows of its check. */
export interface Rehearsal {
  /** What was found last; undefined while nothing is known, and after a check that failed. */
  readonly found: { readonly slides: readonly CheckedSlide[]; readonly locales: readonly string[] } | undefined;
  readonly isChecking: boolean;
  /** Why the last check could not be made. */
  readonly problem: RoomError['code'] | undefined;
  check(): void;
}

/** Refusals that the page itself answers: with its sign-in, or with what it says in place of a presentation. */
const OF_THE_PAGE: ReadonlySet<RoomError['code']> = new Set(['unauthenticated', 'session-expired', 'not-found']);

/** Checks a presentation as soon as the page is there, and again whenever somebody asks for it. What was found is kept by nobody. */
export function useRehearsal(presentationId: string): Rehearsal {
  const { code: locale } = useLocale();
  const { revalidate } = useRevalidator();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['guide', 'rehearsal', presentationId, locale],
    queryFn: ({ signal }) => createPresentationsApi({ signal, headers: { [LOCALE_HEADER]: locale } }).check(presentationId),
    // Between two checks a shop may have sold its last piece.
    gcTime: 0,
    staleTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const problem = error === null ? undefined : isRoomError(error) ? error.code : 'internal';
  const isOfThePage = problem !== undefined && OF_THE_PAGE.has(problem);
  useEffect(() => {
    if (isOfThePage) void revalidate();
  }, [isOfThePage, revalidate]);
  return {
    // After a failed check nothing older counts: what is not known is not passed.
    found: data === undefined || error !== null ? undefined : { slides: checkedSlides(data, locale), locales: data.locales },
    isChecking: isFetching,
    problem: isOfThePage || isFetching ? undefined : problem,
    check: () => void refetch(),
  };
}
