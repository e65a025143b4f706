import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton } from '@vitrine/ui';
import { commandsAtom, isConnectedAtom } from '../room/room-atoms.ts';
import { useRoomModals } from './use-room-modals.ts';

/** Opens the form for another name; nothing for those whose name is that of their account, as a guide's. */
export function RenameButton() {
  const t = useTranslate();
  const isPermitted = useAtomValue(commandsAtom).has('attendee.rename');
  const isConnected = useAtomValue(isConnectedAtom);
  const { openRename } = useRoomModals();
  if (!isPermitted) return null;
  return <IconButton icon="edit" label={t('room.rename.title')} isDisabled={!isConnected} onPress={openRename} />;
}
