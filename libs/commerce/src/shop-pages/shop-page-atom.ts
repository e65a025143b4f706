import { atom } from 'jotai';
import type { ShopPageSource } from '@vitrine/app-shell';

/** The open shop page, null when its modal is closed. */
export const shopPageAtom = atom<{ readonly name: string; readonly source: ShopPageSource } | null>(null);
