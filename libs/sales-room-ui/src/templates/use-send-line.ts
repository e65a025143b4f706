import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { roomClientAtom } from '../room/room-atoms.ts';

/** Sends a line into the chat; it waits for the connection like one that was typed there. */
export function useSendLine(): (text: string) => void {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const { notifications } = useScreen();
  return useCallback(
    (text) => {
      if (client === null) return;
      client.deliver('chat.send', { text });
      notifications.notify({ id: 'room:line', type: 'success', message: t('guide.templates.sent'), duration: 3_000 });
    },
    [client, notifications, t],
  );
}
