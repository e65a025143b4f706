import type { Locale } from './locales.ts';
import type { MessageArea, MessageDifferences, Messages, MessageTree } from './message-types.ts';
import type { PseudoLocale } from './pseudo-locale.ts';

type Load = () => Promise<MessageTree>;

/* Each import is written out, so that a bundler makes one file of each locale and area. */
const ENGLISH: Readonly<Record<MessageArea, Load>> = {
  common: async () => (await import('./messages/en-US/common.ts')).common,
  shop: async () => (await import('./messages/en-US/shop.ts')).shop,
  checkout: async () => (await import('./messages/en-US/checkout.ts')).checkout,
  account: async () => (await import('./messages/en-US/account.ts')).account,
  room: async () => (await import('./messages/en-US/room.ts')).room,
  guide: async () => (await import('./messages/en-US/guide.ts')).guide,
  legal: async () => (await import('./messages/en-US/legal.ts')).legal,
  presentations: async () => (await import('./messages/en-US/presentations.ts')).presentations,
  consultation: async () => (await import('./messages/en-US/consultation.ts')).consultation,
};

const BRITISH: Readonly<Partial<Record<MessageArea, Load>>> = {
  common: async () => (await import('./messages/en-GB/common.ts')).common,
  shop: async () => (await import('./messages/en-GB/shop.ts')).shop,
  checkout: async () => (await import('./messages/en-GB/checkout.ts')).checkout,
};

const GERMAN: Readonly<Record<MessageArea, Load>> = {
  common: async () => (await import('./messages/de-DE/common.ts')).common,
  shop: async () => (await import('./messages/de-DE/shop.ts')).shop,
  checkout: async () => (await import('./messages/de-DE/checkout.ts')).checkout,
  account: async () => (await import('./messages/de-DE/account.ts')).account,
  room: async () => (await import('./messages/de-DE/room.ts')).room,
  guide: async () => (await import('./messages/de-DE/guide.ts')).guide,
  legal: async () => (await import('./messages/de-DE/legal.ts')).legal,
  presentations: async () => (await import('./messages/de-DE/presentations.ts')).presentations,
  consultation: async () => (await import('./messages/de-DE/consultation.ts')).consultation,
};

/** All areas, in the order of their sizes on a page. */
export const MESSAGE_AREAS = Object.keys(ENGLISH) as readonly MessageArea[];

/** A tree with some of its texts replaced. */
function withDifferences(tree: MessageTree, differences: MessageTree): MessageTree {
  const merged: Record<string, string | MessageTree> = { ...tree };
  for (const [key, value] of Object.entries(differences)) {
    const whole = tree[key];
    merged[key] = typeof value === 'string' || typeof whole !== 'object' ? value : withDifferences(whole, value);
  }
  return merged;
}

/** Texts of which a shop has some of its own. Those of areas that are not loaded are left out. */
export function withMessageDifferences(messages: Messages, differences: MessageDifferences): Messages {
  const own = Object.entries(differences).filter(([area]) => area in messages);
  return withDifferences(messages as MessageTree, Object.fromEntries(own) as MessageTree) as Messages;
}

async function loadArea(locale: Locale, area: MessageArea): Promise<MessageTree> {
  if (locale === 'de-DE') return GERMAN[area]();
  const [texts, differences] = await Promise.all([ENGLISH[area](), locale === 'en-GB' ? BRITISH[area]?.() : undefined]);
  return differences ? withDifferences(texts, differences) : texts;
}

/**
 * Loads the texts of some areas in one locale, and nothing else.
 * @param pseudoLocale Changes the texts so that a screen can be tried in a language that nobody has translated yet.
 */
export async function loadMessages(locale: Locale, areas: readonly MessageArea[], pseudoLocale?: PseudoLocale): Promise<Messages> {
  const messages: Messages = Object.fromEntries(
    await Promise.all(areas.map(async (area) => [area, await loadArea(locale, area)] as const)),
  );
  // A page in a real language does not load what makes the others.
  return pseudoLocale === undefined ? messages : (await import('./pseudo-messages.ts')).toPseudoMessages(messages, pseudoLocale);
}
