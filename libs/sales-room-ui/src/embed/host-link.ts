import { envelopeOf, type HostMessage, parseHostMessage, type RoomMessage } from '@vitrine/room-embed/messages';

/** Says something to the page that holds this one in a frame. */
export type SendToHost = (message: RoomMessage) => void;

/** What the other side of a link is told and asks for. */
export interface HostLinkListener {
  /** The page around is one of ours, and asks whether this is a room. Again whenever it asks again. */
  onConnect(send: SendToHost): void;
  onMessage(message: Exclude<HostMessage, { type: 'connect' }>): void;
}

/** Whether this page stands in the frame of another one. */
export const isFramed = (): boolean => window.parent !== window;

/**
 * Listens to the page that holds this one in a frame. What comes from another window, or from an origin that is not
 * allowed, is ignored; what is sent goes to the origin that has asked, and to no other.
 * @param allowed Origins whose pages may embed rooms.
 * @returns Ends it.
 */
export function connectToHost(allowed: readonly string[], { onConnect, onMessage }: HostLinkListener): () => void {
  const host = window.parent;
  function listen(event: MessageEvent): void {
    if (event.source !== host || !allowed.includes(event.origin)) return;
    const message = parseHostMessage(event.data);
    if (message === undefined) return;
    const { origin } = event;
    if (message.type === 'connect') onConnect((reply) => host.postMessage(envelopeOf(reply), origin));
    else onMessage(message);
  }
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
