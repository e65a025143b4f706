import { envelopeOf, type HostMessage, parseRoomMessage, type RoomMessage } from './messages.ts';

/** Milliseconds until a room that said nothing is asked again; each time twice as many. */
const FIRST_RETRY_MS = 250;
/** How often a page that was loaded is asked: for 16 seconds. */
const ATTEMPTS = 6;

/** The line to a room in a frame. */
export interface RoomConnection {
  /** Says something to the room, and to nobody else that may have got into the frame. */
  send(message: HostMessage): void;
  close(): void;
}

/**
 * Listens to the room in a frame, and asks each page that is loaded there whether it is one. What comes from another
 * window or another origin is ignored.
 * @param frame In the document.
 * @param origin The room's, exactly.
 */
export function connectToRoom(frame: HTMLIFrameElement, origin: string, onMessage: (message: RoomMessage) => void): RoomConnection {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(message: HostMessage): void {
    frame.contentWindow?.postMessage(envelopeOf(message), origin);
  }
  function ask(attempt: number): void {
    send({ type: 'connect' });
    if (attempt < ATTEMPTS) timer = setTimeout(() => ask(attempt + 1), FIRST_RETRY_MS * 2 ** attempt);
  }
  function listen(event: MessageEvent): void {
    if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow) return;
    const message = parseRoomMessage(event.data);
    if (message === undefined) return;
    if (message.type === 'ready') clearTimeout(timer);
    onMessage(message);
  }
  // A room needs some time after its page was loaded until its scripts listen.
  function handleLoad(): void {
    clearTimeout(timer);
    ask(0);
  }
  addEventListener('message', listen);
  frame.addEventListener('load', handleLoad);
  return {
    send,
    close() {
      clearTimeout(timer);
      removeEventListener('message', listen);
      frame.removeEventListener('load', handleLoad);
    },
  };
}
