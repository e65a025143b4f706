/** Marks what belongs to us among all messages of a window. */
const CHANNEL = 'vitrine-room';

/** Version of what room and host say to each other. A message of another version is not understood. */
export const EMBED_VERSION = 1;

/** Longest text that is taken, in UTF-16 code units. */
const MAX_TEXT = 300;
/** Highest number that is taken. */
const MAX_COUNT = 99_999;

/** What a room tells the page that holds it. Nothing of it says who somebody is. */
export type RoomMessage =
  /** The room's page is there and listens. */
  | { readonly type: 'ready' }
  /** Title of the room's page, and how many lines of the chat are unread. */
  | { readonly type: 'title'; readonly title: string; readonly unread: number }
  /** The visitor is in the presentation. */
  | { readonly type: 'joined' }
  /** The visitor has left the presentation, or was shown out. */
  | { readonly type: 'left' }
  /** The presentation is over. */
  | { readonly type: 'ended' }
  /** Items in the visitor's cart. */
  | { readonly type: 'cart'; readonly count: number }
  /** The details of a product were opened: its number and its name as the shop shows it. */
  | { readonly type: 'product'; readonly number: string; readonly name: string };

/** What a page tells the room that it holds. */
export type HostMessage =
  /** Somebody is there who understands this version. Asks for `ready`. */
  | { readonly type: 'connect' }
  /** The visitor leaves the presentation. */
  | { readonly type: 'leave' }
  /** The room's pages are shown in this language, by its code, where they have it. */
  | { readonly type: 'locale'; readonly locale: string }
  /** The page shows the product of this number itself: the room closes its details. */
  | { readonly type: 'product-taken'; readonly number: string };

/** A message as it goes through `postMessage`. */
export type Envelope<Message> = Message & { readonly channel: typeof CHANNEL; readonly version: typeof EMBED_VERSION };

/** A message ready for `postMessage`. */
export function envelopeOf<Message extends RoomMessage | HostMessage>(message: Message): Envelope<Message> {
  return { ...message, channel: CHANNEL, version: EMBED_VERSION };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(data: unknown): Fields | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Fields;
  return fields['channel'] === CHANNEL && fields['version'] === EMBED_VERSION ? fields : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_COUNT;
/** A language's code such as `en-US`. */
const isLocale = (value: unknown): value is string => typeof value === 'string' && /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i.test(value);

/**
 * A room's message, with its known fields alone; undefined for anything else. Who has sent it the caller has checked.
 * @param data The `data` of a message event.
 */
export function parseRoomMessage(data: unknown): RoomMessage | undefined {
  const fields = fieldsOf(data);
  switch (fields?.['type']) {
    case 'ready':
    case 'joined':
    case 'left':
    case 'ended':
      return { type: fields['type'] };
    case 'title': {
      const { title, unread } = fields;
      return isText(title) && isCount(unread) ? { type: 'title', title, unread } : undefined;
    }
    case 'cart':
      return isCount(fields['count']) ? { type: 'cart', count: fields['count'] } : undefined;
    case 'product': {
      const { number, name } = fields;
      return isText(number) && isText(name) ? { type: 'product', number, name } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * A host's message, with its known fields alone; undefined for anything else. Who has sent it the caller has checked.
 * @param data The `data` of a message event.
 */
export function parseHostMessage(data: unknown): HostMessage | undefined {
  const fields = fieldsOf(data);
  switch (fields?.['type']) {
    case 'connect':
    case 'leave':
      return { type: fields['type'] };
    case 'locale':
      return isLocale(fields['locale']) ? { type: 'locale', locale: fields['locale'] } : undefined;
    case 'product-taken':
      return isText(fields['number']) ? { type: 'product-taken', number: fields['number'] } : undefined;
    default:
      return undefined;
  }
}

/** A text as messages take it: cut where it is longer. */
export const cutText = (text: string): string => text.slice(0, MAX_TEXT);

/** A count as messages take it: whole, and no higher than the highest. */
export const cutCount = (count: number): number => Math.min(MAX_COUNT, Math.max(0, Math.floor(count)));
