import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { RoomPageData } from './room-page-data.ts';

/** The page on the screen, while one is. */
let kept: RoomPageData | null = null;

/** Keeps what a page was drawn from, for as long as it is on the screen. */
export function useKeptPage(page: RoomPageData): void {
  useEffect(() => {
    kept = page;
    return () => {
      kept = null;
    };
  }, [page]);
}

/** Whether nobody has answered: a process that is being started again, or a network that is away. */
function isAway(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && (error.status === 502 || error.status === 503));
}

/**
 * Reads a page again. While nobody answers, the page on the screen stays as it is: a presentation outlives the process
 * that decides who may see it, and the room itself says how its connection stands.
 */
export async function loadWithStaleFallback<Page>({
  serverLoader,
  params,
}: {
  serverLoader(): Promise<Page>;
  params: { presentationPath?: string | undefined };
}): Promise<Page | RoomPageData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (isAway(error) && kept !== null && kept.path === params.presentationPath) return kept;
    throw error;
  }
}
