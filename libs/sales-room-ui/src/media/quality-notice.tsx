import { useTranslate } from '@vitrine/i18n/react';
import type { LocalMediaState } from '@vitrine/sales-room-client';
import { Button, Notice } from '@vitrine/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { allowanceAtom, localMediaAtom, qualityAtom, roomClientAtom } from '../room/room-atoms.ts';

/** What the client did by itself so that the sound gets through, and what spoils sound or picture, with the one thing that helps. */
export function QualityNotice() {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const local = useAtomValue(localMediaAtom);
  const allowance = useAtomValue(allowanceAtom);
  const tryAgain = (direction: 'send' | 'receive') => (
    <Button size="sm" variant="quiet" onPress={() => client?.allowVideo(direction)}>
      {t('room.quality.tryAgain')}
    </Button>
  );
  return (
    <>
      <ReplacedDevice local={local} onDismiss={() => client?.dismissReplacedDevice()} />
      {local.camera.suspended === 'bandwidth' ? (
        <Told what="camera-off" actions={tryAgain('send')}>
          {t('room.quality.cameraOff')}
        </Told>
      ) : null}
      {allowance.receive ? null : (
        <Told what="pictures-off" actions={tryAgain('receive')}>
          {t('room.quality.picturesOff')}
        </Told>
      )}
      {allowance.send && allowance.receive ? <PoorQuality /> : null}
    </>
  );
}

function PoorQuality() {
  const t = useTranslate();
  const { level, cause, remedy } = useAtomValue(qualityAtom);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => setDismissed(false), [level, cause]);
  if (level !== 'poor' || cause === null || remedy === null || isDismissed) return null;
  return (
    <Told
      what={cause}
      actions={
        <Button size="sm" variant="quiet" onPress={() => setDismissed(true)}>
          {t('common.action.dismiss')}
        </Button>
      }
    >
      {t(`room.quality.cause.${cause}`)} {t(`room.quality.remedy.${remedy}`)}
    </Told>
  );
}

/** A device was unplugged and another has taken over: which, until it was read. */
function ReplacedDevice({ local, onDismiss }: { local: LocalMediaState; onDismiss(): void }) {
  const t = useTranslate();
  const name = local.mic.replacedBy ?? local.camera.replacedBy;
  if (name === null) return null;
  return (
    <Told
      what="replaced"
      actions={
        <Button size="sm" variant="quiet" onPress={onDismiss}>
          {t('common.action.dismiss')}
        </Button>
      }
    >
      {t('room.device.replaced', { name: name || t('room.device.another') })}
    </Told>
  );
}

function Told({ what, actions, children }: { what: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Notice type="warning" className="v-room-banner" isLive actions={actions}>
      <span data-quality-notice={what}>{children}</span>
    </Notice>
  );
}
