import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatches } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { NavigationItem } from '@vitrine/ui';
import type { ContentPage } from '../page/content-page.ts';
import { type MenuAnswer, withLowerLevels } from './menu-levels.ts';

/** Path of the menu with all its levels, below the locale. */
const MENU_PATH = '/__storefront/menu';

/** Menus seldom change. */
const FRESH_MS = 300_000;

export interface MainMenu {
  readonly items: readonly NavigationItem[];
  /** Asks for the levels that no page carries. */
  readonly want: () => void;
}

/**
 * The main menu: a page carries its entries at the top, and below them what leads to the page itself. The rest comes when somebody is
 * about to open it.
 * @param isWanted It is asked for at once.
 */
export function useMainMenu(isWanted = false): MainMenu {
  const { navigation } = useShell();
  const localePath = useLocalePath();
  const [wasWanted, setWanted] = useState(false);
  const branch = usePageBranch();
  const address = localePath(MENU_PATH);
  const { data, isError } = useQuery({
    queryKey: ['menu', address],
    queryFn: ({ signal }) => fetchMenu(address, signal),
    enabled: wasWanted || isWanted,
    staleTime: FRESH_MS,
  });
  return {
    items: withLowerLevels(navigation.main, { branch, menu: data?.items, isLost: isError }),
    want: () => setWanted(true),
  };
}

async function fetchMenu(address: string, signal: AbortSignal): Promise<MenuAnswer> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The menu answered ${answer.status}.`);
  return (await answer.json()) as MenuAnswer;
}

/** The entry of the main menu that the page is below, where its route gives it. */
export function usePageBranch(): NavigationItem | null {
  for (const { loaderData } of useMatches()) {
    if (typeof loaderData === 'object' && loaderData !== null && 'branch' in loaderData)
      return (loaderData as Pick<ContentPage, 'branch'>).branch;
  }
  return null;
}
