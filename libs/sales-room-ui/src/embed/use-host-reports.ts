import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { productCount, useCart } from '@vitrine/commerce';
import { cutCount, cutText } from '@vitrine/room-embed/messages';
import { closedAtom, roomAtom } from '../room/room-atoms.ts';
import { unreadChatAtom } from '../room/screen-atoms.ts';
import { sendToHostAtom } from './host-atoms.ts';

/** How many lines are unread stands before a title, and goes by itself. */
const UNREAD = /^\(\d+\) /;

/** The page around is told the title of this one, and how many lines of the chat are unread. */
export function useTitleReport(): void {
  const host = useAtomValue(sendToHostAtom);
  const unread = useAtomValue(unreadChatAtom);
  useEffect(() => {
    if (host === null) return undefined;
    let last = '';
    const report = (): void => {
      const title = cutText(document.title.replace(UNREAD, ''));
      if (title === '' || title === last) return;
      last = title;
      host.send({ type: 'title', title, unread: cutCount(unread) });
    };
    report();
    const observer = new MutationObserver(report);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [host, unread]);
}

/** The page around is told when the visitor is in the presentation, has left it, and that it is over. */
export function usePresenceReport(): void {
  const host = useAtomValue(sendToHostAtom);
  const room = useAtomValue(roomAtom);
  const isClosed = useAtomValue(closedAtom) !== null;
  const status = room?.appointment.status;
  const isOver = status === 'ended';
  // Who waits before the door is connected, too.
  const isIn = room?.self.role === 'client' && !isClosed && (status === 'started' || status === 'locked');
  const wasIn = useRef(false);
  useEffect(() => {
    if (host === null) return;
    if (isOver) host.send({ type: 'ended' });
    else if (isIn) host.send({ type: 'joined' });
    else if (wasIn.current) host.send({ type: 'left' });
    wasIn.current = isIn;
  }, [host, isIn, isOver]);
}

/** The page around is told how many items are in the visitor's cart. */
export function useCartReport(): void {
  const host = useAtomValue(sendToHostAtom);
  const { data: cart } = useCart();
  const count = cart === undefined ? undefined : productCount(cart);
  useEffect(() => {
    if (host !== null && count !== undefined) host.send({ type: 'cart', count: cutCount(count) });
  }, [host, count]);
}
