import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { SHOP_LOCALES } from '@vitrine/routing';
import { useLocale, useSwitchLocalePath } from '@vitrine/routing/react-router';
import { roomAtom, roomClientAtom } from '../room/room-atoms.ts';
import { openProductAtom } from '../room/screen-atoms.ts';
import { useRoomLinks } from '../room/use-room-links.ts';
import { productAtHostAtom, sendToHostAtom } from './host-atoms.ts';
import { connectToHost } from './host-link.ts';

const NOBODY: readonly string[] = [];

/** Keeps the link to the page around, and does what that asks for: leave, another language, a product that it shows itself. */
export function useHostLink(): void {
  const { embedOrigins = NOBODY } = useShell();
  const store = useStore();
  const navigate = useNavigate();
  const links = useRoomLinks(useParams()['presentationPath'] ?? '');
  const { code } = useLocale();
  const switchLocalePath = useSwitchLocalePath();

  useEffect(() => {
    async function leave(): Promise<void> {
      if (store.get(roomAtom) === null) return;
      await store.get(roomClientAtom)?.leave();
      await navigate(links.presentation('leave'));
    }
    function speak(wanted: string): void {
      const locale = SHOP_LOCALES.locales.find((each) => each.code.toLowerCase() === wanted.toLowerCase());
      // Another language is another document. What it replaces is not worth a step back.
      if (locale !== undefined && locale.code !== code) location.replace(switchLocalePath(locale.code));
    }
    function closeProduct(number: string): void {
      const told = store.get(productAtHostAtom);
      if (told?.number === number && store.get(openProductAtom) === told.id) store.set(openProductAtom, null);
    }
    return connectToHost(embedOrigins, {
      onConnect(send) {
        send({ type: 'ready' });
        store.set(sendToHostAtom, { send });
      },
      onMessage(message) {
        switch (message.type) {
          case 'leave':
            void leave();
            break;
          case 'locale':
            speak(message.locale);
            break;
          case 'product-taken':
            closeProduct(message.number);
        }
      },
    });
  }, [embedOrigins, store, navigate, links, code, switchLocalePath]);
}
