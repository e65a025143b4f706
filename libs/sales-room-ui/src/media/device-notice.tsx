import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { DeviceErrorCode } from '@vitrine/sales-room-client';
import { Notice } from '@vitrine/ui';
import { ownBrowserKind } from './browser-kind.ts';
import { useBrowserLack } from './browser-lack.ts';

/** What is wrong with camera or microphone, in the specification's six cases, and for a refused permission how to give it. */
export function DeviceNotice({ error, actions }: { error: DeviceErrorCode; actions?: ReactNode }) {
  const t = useTranslate();
  const isInsecure = useBrowserLack() === 'encryption' && error === 'no-device';
  return (
    <Notice type="warning" isLive className="v-device-notice" actions={actions}>
      <p data-device-error={error}>{isInsecure ? t('room.device.insecure') : t(`room.device.error.${error}`)}</p>
      {error === 'permission-denied' ? <p>{t(`room.device.blocked.${ownBrowserKind()}`)}</p> : null}
    </Notice>
  );
}

/** The device permission guide: shown while the browser waits for the person's answer. */
export function DevicePermissionGuide() {
  const t = useTranslate();
  return (
    <Notice title={t('room.device.guideTitle')} className="v-device-guide">
      {t('room.device.guideText')}
    </Notice>
  );
}

/** True while the browser has not yet been told whether it may use the devices; false where it can't say. */
export function useIsPermissionOpen(wanted: { mic: boolean; camera: boolean }): boolean {
  const [isOpen, setOpen] = useState(false);
  const { mic, camera } = wanted;
  useEffect(() => {
    const names = [...(mic ? ['microphone'] : []), ...(camera ? ['camera'] : [])] as PermissionName[];
    let isCurrent = true;
    const statuses: PermissionStatus[] = [];
    const look = (): void => {
      if (isCurrent) setOpen(statuses.some(({ state }) => state === 'prompt'));
    };
    for (const name of names) {
      // Some browsers don't know these names: then nothing is said.
      navigator.permissions
        ?.query({ name })
        .then((status) => {
          statuses.push(status);
          status.addEventListener('change', look);
          look();
        })
        .catch(() => undefined);
    }
    return () => {
      isCurrent = false;
      for (const status of statuses) status.removeEventListener('change', look);
    };
  }, [mic, camera]);
  return isOpen;
}
