import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import type { AppointmentStatus, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { Badge, type BadgeProps, IconButton, Popover } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';

interface RoomHeadProps {
  name: string;
  /** What everybody in the room should know, as badges. */
  children?: ReactNode;
}

/**
 * The presentation's name, what everybody in it should know, and the languages. Where there is no width for all of them,
 * badges are icons, and one button shows the whole name, the badges in words and the languages.
 */
export function RoomHead({ name, children }: RoomHeadProps) {
  const t = useTranslate();
  const details = t('room.details');
  return (
    <header className="v-room__head">
      <h1 className="v-room__name" title={name}>
        {name}
      </h1>
      {children ? <p className="v-room__badges">{children}</p> : null}
      <div className="v-room__languages">
        <LanguageSwitch isCompact />
      </div>
      <div className="v-room__details">
        <Popover label={details} trigger={<IconButton icon="info" label={details} hasTooltip={false} />} className="v-room-details">
          <p className="v-room-details__name">{name}</p>
          {children ? <p className="v-room-details__badges">{children}</p> : null}
          <LanguageSwitch />
        </Popover>
      </div>
    </header>
  );
}

/** The head of a room that has answered. */
export function RunningRoomHead() {
  const room = useAtomValue(roomAtom);
  if (room === null) return null;
  return (
    <RoomHead name={room.appointment.name}>
      <RoomBadges appointment={room.appointment} isBroadcast={room.broadcastMode} />
    </RoomHead>
  );
}

const STATE_BADGES: Readonly<Record<AppointmentStatus, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  'not-started': { icon: 'clock' },
  started: { tone: 'success', icon: 'play' },
  locked: { icon: 'lock' },
  ended: { icon: 'power' },
};

function RoomBadges({
  appointment: { isPreview, status },
  isBroadcast,
}: {
  appointment: RoomSnapshot['appointment'];
  isBroadcast: boolean;
}) {
  const t = useTranslate();
  return (
    <>
      {isPreview ? (
        <Badge tone="warning" icon="eye">
          {t('guide.preview.label')}
        </Badge>
      ) : null}
      <span className={status === 'started' ? 'v-room__state v-room__running' : 'v-room__state'}>
        <Badge {...STATE_BADGES[status]}>{t(`room.state.${status}`)}</Badge>
      </span>
      {isBroadcast ? (
        <Badge tone="accent" icon="broadcast">
          {t('guide.tools.broadcastMode')}
        </Badge>
      ) : null}
    </>
  );
}
