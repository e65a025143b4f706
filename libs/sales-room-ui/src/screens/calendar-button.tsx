import { useState } from 'react';
import { useBrowserStoreClient } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { downloadIcs } from '@vitrine/store-api-client';
import { Button, type ButtonProps, Notice } from '@vitrine/ui';

interface CalendarButtonProps {
  appointmentId: string;
  /** Secret of an invitation: its file leads whoever was invited back as themselves. */
  token: string | undefined;
  size?: ButtonProps['size'];
}

/** Downloads the appointment for a calendar. */
export function CalendarButton({ appointmentId, token, size = 'lg' }: CalendarButtonProps) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const [isPending, setPending] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    setFailed(false);
    try {
      const file = await downloadIcs(client(), appointmentId, token);
      if (file === null) throw new Error('The calendar file is empty.');
      const url = URL.createObjectURL(file.blob);
      const anchor = Object.assign(document.createElement('a'), { href: url, download: file.fileName });
      anchor.click();
      // The browser reads the file after the click.
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button size={size} icon="calendar" isPending={isPending} pendingLabel={t('common.state.loading')} onPress={() => void download()}>
        {t('room.invitation.calendar')}
      </Button>
      {isFailed ? (
        <Notice type="danger" isLive>
          {t('room.invitation.calendarFailed')}
        </Notice>
      ) : null}
    </>
  );
}
