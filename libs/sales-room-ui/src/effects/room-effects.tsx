import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useScreen, useShell, useTellEvent } from '@vitrine/app-shell';
import { cartQueries } from '@vitrine/commerce';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { createRoomApi } from '@vitrine/sales-room-client/api';
import { useHostProduct } from '../embed/use-host-product.ts';
import { listingQueries } from '../listing/listing-queries.ts';
import { useActionNotices } from '../on-behalf/use-action-notices.ts';
import { chatLinesAtom, isConnectedAtom, roomAtom, roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { endPanelAtom, seenChatAtom, shownSlideAtom, startPanelAtom, unreadChatAtom } from '../room/screen-atoms.ts';
import { hasLoweredHandAtom } from '../room/use-own-hand.ts';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { type RoomAnnouncement, roomAnnouncements } from './announcements.ts';
import { useOrderReport } from './use-order-report.ts';

/** Milliseconds that a cart must rest before the room is told of it. */
const CART_REST_MS = 400;

/** Where panels lie over the stage. */
const PANELS_COVER = '(max-width: 1023.98px)';

/**
 * Everything that a change in the room does beside its picture, and the only place where one invalidates a query. It
 * draws the live region that says what happened.
 */
export function RoomEffects() {
  useCartEffects();
  useOrderReport();
  useActionNotices();
  useSessionTold();
  useJoinTold();
  useHostProduct();
  useSlideEffects();
  useUnreadStart();
  useUnreadTitle();
  const announcement = useAnnouncements();
  return (
    <p role="status" className="v-visually-hidden" data-testid="room-announcements">
      {announcement}
    </p>
  );
}

/** Somebody is in the room: told once, however often the connection comes back. */
function useJoinTold(): void {
  const tell = useTellEvent();
  const type = useAtomValue(roomAtom)?.self.type;
  useEffect(() => {
    if (type !== undefined) tell({ name: 'room.joined', as: type === 'GUIDE' ? 'guide' : 'client' });
  }, [tell, type]);
}

/** A cart that changed is reported to the room, which reads it with the viewer's own session. */
function useCartEffects(): void {
  const client = useAtomValue(roomClientAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const queryClient = useQueryClient();

  useEffect(() => {
    if (client === null || !isConnected) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      if (client.getSnapshot().room?.commands.includes('cart.report') !== true) return;
      // A statistic for the guide: one that is lost is mended by the next change.
      client.send('cart.report', {}).catch(() => undefined);
    };
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== cartQueries.all[0]) return;
      clearTimeout(timer);
      timer = setTimeout(tell, CART_REST_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [client, isConnected, queryClient]);
}

/** The room is told when the session of this browser changes, here or in another tab: its cookies say to what. */
function useSessionTold(): void {
  const { stamp } = useShell();
  const { path, viewerType } = useRoomIdentity();
  const isConnected = useAtomValue(isConnectedAtom);
  useEffect(() => {
    if (viewerType === 'guide' || !isConnected) return;
    // What was not heard is told at the next change, or asked for by the server in its own time.
    createRoomApi()
      .tellSession(path)
      .catch(() => undefined);
  }, [stamp, path, viewerType, isConnected]);
}

/** The next slide is read ahead; a presentation whose slides changed is read again. */
function useSlideEffects(): void {
  const identity = useRoomIdentity();
  const storeClient = useRoomStoreClient();
  const queryClient = useQueryClient();
  const client = useAtomValue(roomClientAtom);
  const room = useAtomValue(roomAtom);
  const shown = useAtomValue(shownSlideAtom);
  const current = room?.slides[shown.index];
  const next = room?.slides[shown.index + 1];

  useEffect(() => {
    if (current === undefined || next === undefined) return undefined;
    let isCurrent = true;
    // What is on the screen comes first.
    void queryClient
      .ensureQueryData(slideQueries.slide(storeClient, identity, current))
      .then(() => (isCurrent ? queryClient.prefetchQuery(slideQueries.slide(storeClient, identity, next)) : undefined))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
    // A slide is known by its id: other changes of the snapshot make new objects of the same slides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.sectionId, next?.sectionId, identity, storeClient, queryClient]);

  useEffect(
    () =>
      client?.onEvent((event) => {
        if (event.name !== 'slides.changed') return;
        // What is gone may still be on the screen at this moment: it is not asked for again.
        const left = new Set(event.payload.slides.map(({ sectionId }) => sectionId));
        void queryClient.invalidateQueries({
          queryKey: slideQueries.slides(identity),
          predicate: ({ queryKey }) => left.has(slideQueries.sectionOf(queryKey)),
        });
        void queryClient.invalidateQueries({ queryKey: listingQueries.all(identity) });
      }),
    [client, queryClient, identity],
  );
}

/** What was said before one came in counts as read. */
function useUnreadStart(): void {
  const isEntered = useAtomValue(roomAtom) !== null;
  const others = useAtomValue(chatLinesAtom).filter(({ isOwn }) => !isOwn).length;
  const setSeen = useSetAtom(seenChatAtom);
  useEffect(() => {
    if (isEntered) setSeen((seen) => seen ?? others);
  }, [isEntered, others, setSeen]);
}

/** The tab says how many lines of the chat are unread. */
function useUnreadTitle(): void {
  const unread = useAtomValue(unreadChatAtom);
  useEffect(() => {
    if (unread === 0) return undefined;
    const title = document.title;
    document.title = `(${unread}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [unread]);
}

/** Says what happens: in the live region, or as a notification, which is read by itself. */
function useAnnouncements(): string {
  const t = useTranslate();
  const format = useFormat();
  const client = useAtomValue(roomClientAtom);
  const { notifications } = useScreen();
  const store = useStore();
  const [text, setText] = useState('');
  const told = useRef<RoomAnnouncement | null>(null);
  useEffect(() => {
    if (client === null) return undefined;
    let before = client.getSnapshot();
    return client.subscribe(() => {
      const after = client.getSnapshot();
      const isPanelOpen = store.get(startPanelAtom) !== null || store.get(endPanelAtom) !== null;
      const news = roomAnnouncements(before, after, t, format, {
        hasLoweredHand: store.get(hasLoweredHandAtom),
        isStageCovered: isPanelOpen && window.matchMedia(PANELS_COVER).matches,
      });
      before = after;
      for (const item of news) {
        if (item.notification)
          notifications.notify({ id: `room:${item.id}`, type: item.notification, message: item.text, duration: 5_000 });
      }
      const last = news.filter(({ notification }) => notification === undefined).at(-1);
      if (last === undefined || last.text === told.current?.text) return;
      told.current = last;
      setText(last.text);
    });
  }, [client, notifications, store, t, format]);
  return text;
}
