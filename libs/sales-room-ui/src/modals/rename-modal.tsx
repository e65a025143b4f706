import { useAtomValue } from 'jotai';
import * as z from 'zod/mini';
import { useShell } from '@vitrine/app-shell';
import { FormNotice, useForm } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { isRoomError } from '@vitrine/sales-room-client';
import { writeScriptCookie } from '@vitrine/session';
import { Button, Modal, TextField } from '@vitrine/ui';
import { attendeeNameField } from '../room/attendee-name.ts';
import { roomAtom, roomClientAtom } from '../room/room-atoms.ts';

const renameSchema = z.object({ attendeeName: attendeeNameField });
const rules = async () => renameSchema;

/**
 * An attendee changes the own name, by the rules of the door. Until the room has taken it everybody sees the old one;
 * where it refuses, what was typed stays.
 */
export function RenameModal({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const name = useAtomValue(roomAtom)?.self.name ?? '';
  const { session, cookieDomain } = useShell();
  const { formProps, errors, isPending } = useForm({
    rules,
    describeOther: (error) => (isRoomError(error) ? t(`room.error.${error.code}`) : undefined),
    async onSubmit({ attendeeName }) {
      await client?.send('attendee.rename', { name: attendeeName });
      // The door offers a guest the name of last time.
      if (!session.isLoggedIn) writeScriptCookie('attendeeName', attendeeName, cookieDomain);
      onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={t('room.rename.title')} size="sm" closeLabel={t('common.action.close')}>
      <form className="v-form" {...formProps}>
        <FormNotice errors={errors} />
        <TextField
          label={t('room.prejoin.name')}
          name="attendeeName"
          description={t('room.prejoin.nameHint')}
          defaultValue={name}
          autoComplete="nickname"
          maxLength={80}
          isRequired
          autoFocus
          errorMessage={errors.attendeeName}
        />
        <div className="v-modal-actions">
          <Button variant="quiet" onPress={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('common.state.pending')}>
            {t('room.rename.submit')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
