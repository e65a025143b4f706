import type { CommerceElements, PresentationElements } from '@vitrine/cms-blocks';

/** Elements that a room draws in another way than the shop. */
export const roomElements: Partial<CommerceElements> = {};

/** Elements that slides alone have. */
export const presentationElements: Partial<PresentationElements> = {};
