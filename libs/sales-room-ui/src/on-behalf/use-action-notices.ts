import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useScreen } from '@vitrine/app-shell';
import { cartQueries } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useRoomCommand } from '../room/use-room-command.ts';
import { actionText } from './action-log.tsx';
import { onBehalfQueries } from './on-behalf-queries.ts';

/** Milliseconds for which an act is shown with the way to take it back. */
const SHOWN = 8_000;

/** Shows the viewer at once what a guide did in their name, and keeps both sides' pictures of a cart current. */
export function useActionNotices(): void {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const client = useAtomValue(roomClientAtom);
  const queryClient = useQueryClient();
  const { notifications } = useScreen();
  const { run } = useRoomCommand('act.undo');
  useEffect(
    () =>
      client?.onEvent((event) => {
        if (event.name === 'act.recorded' && event.payload.act.status === 'done') {
          const { act } = event.payload;
          notifications.notify({
            id: `room:act:${act.id}`,
            message: actionText(act, t),
            duration: SHOWN,
            action: { label: t('common.action.undo'), onPress: () => void run({ actId: act.id }) },
          });
        }
        if (event.name === 'collections.changed') {
          const { attendeeId } = event.payload;
          const isOwn = client.getSnapshot().room?.self.attendeeId === attendeeId;
          void queryClient.invalidateQueries({ queryKey: isOwn ? cartQueries.all : onBehalfQueries.of(identity, attendeeId) });
        }
      }),
    // `run` is another function at each drawing and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [client, notifications, queryClient, identity, t],
  );
}
