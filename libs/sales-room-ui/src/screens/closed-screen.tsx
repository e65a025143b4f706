import { useAtomValue } from 'jotai';
import { LanguageSwitch } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { ROOM_ERROR_CODES } from '@vitrine/sales-room-protocol';
import { Button, EmptyState, Link } from '@vitrine/ui';
import { roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useRoomLinks } from '../room/use-room-links.ts';

/** The room was closed for this window: why, and the way back. */
export function ClosedScreen({ path, reason }: { path: string; reason: string }) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  const { viewerType } = useRoomIdentity();
  const client = useAtomValue(roomClientAtom);
  const code = ROOM_ERROR_CODES.find((known) => known === reason);
  const text =
    reason === 'replaced'
      ? t('room.notice.replaced')
      : reason === 'logged-out'
        ? t('room.notice.loggedOut')
        : reason === 'left'
          ? t('room.leave.text')
          : t(code === undefined ? 'room.error.closed' : `room.error.${code}`);
  return (
    <main id="main" tabIndex={-1} className="v-room__closed" data-closed={reason}>
      <LanguageSwitch />
      <EmptyState
        icon="log-out"
        headingLevel={1}
        title={t(reason === 'left' ? 'room.leave.title' : 'room.connection.closed')}
        actions={
          <>
            <Button variant="primary" icon="log-in" onPress={() => client?.open()}>
              {t('room.leave.rejoin')}
            </Button>
            {viewerType === 'guide' ? null : (
              <Link href={links.shop} variant="button-secondary">
                {t('room.leave.toShop')}
              </Link>
            )}
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </main>
  );
}
