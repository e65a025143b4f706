import { atom } from 'jotai';

/** Options that were chosen and that the page does not show yet. */
export interface PendingChoice {
  /** Id of the product that the variants belong to. */
  readonly family: string;
  /** Option by group. */
  readonly options: Readonly<Record<string, string>>;
  /** The variant that the choice leads to, once the store has said so. */
  readonly leadsTo?: string;
}

/**
 * The page's pending choice. It outlives the box that it was made in: the page draws another one for each variant that arrives, and a second
 * choice builds on the first.
 */
export const pendingChoiceAtom = atom<PendingChoice | null>(null);

/** How many boxes of each family are on the page. */
export const shownFamiliesAtom = atom(new Map<string, number>());
