import type { RoomProblem } from './events.ts';

/** What the element itself says. The room has texts of its own, in its own language. */
export interface EmbedTexts {
  /** Accessible name of the frame, where the page gives none. */
  readonly label: string;
  readonly loading: string;
  readonly retry: string;
  readonly open: string;
  readonly problems: Readonly<Record<RoomProblem, string>>;
}

// Not from the catalogues of the shop: the element is all that a foreign page loads.
const ENGLISH: EmbedTexts = {
  label: 'Live presentation',
  loading: 'Loading the presentation…',
  retry: 'Try again',
  open: 'Open in a new window',
  problems: {
    'invalid-address': 'This address does not lead to a presentation.',
    'insecure-address': 'Presentations need a secure address (https).',
    unreachable: 'The presentation cannot be reached. Please check your network.',
    'no-reply': 'The presentation cannot be shown on this page. You can open it in a new window.',
    'blocked-by-page': 'This page does not let the presentation in. You can open it in a new window.',
  },
};

const GERMAN: EmbedTexts = {
  label: 'Live-Präsentation',
  loading: 'Die Präsentation wird geladen…',
  retry: 'Erneut versuchen',
  open: 'In neuem Fenster öffnen',
  problems: {
    'invalid-address': 'Diese Adresse führt zu keiner Präsentation.',
    'insecure-address': 'Präsentationen brauchen eine sichere Adresse (https).',
    unreachable: 'Die Präsentation ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
    'no-reply': 'Die Präsentation kann auf dieser Seite nicht gezeigt werden. Sie können sie in einem neuen Fenster öffnen.',
    'blocked-by-page': 'Diese Seite lässt die Präsentation nicht zu. Sie können sie in einem neuen Fenster öffnen.',
  },
};

/**
 * The texts of a language by its code; English for one that there is none of.
 * @param lang Such as `de-DE` or `de`; empty for none.
 */
export function textsFor(lang: string): EmbedTexts {
  return /^de(-|$)/i.test(lang) ? GERMAN : ENGLISH;
}
