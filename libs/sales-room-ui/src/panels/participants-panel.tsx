import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Formatter, Translate } from '@vitrine/i18n';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { RoomAttendee } from '@vitrine/sales-room-protocol';
import { Avatar, Badge, Button, EmptyState, Heading, Icon, IconButton, Menu, type MenuItem } from '@vitrine/ui';
import { orderedText } from '../audience/audience.ts';
import { useControl } from '../control/use-control.ts';
import { RenameButton } from '../modals/rename-button.tsx';
import { useRoomModals } from '../modals/use-room-modals.ts';
import { useInspectAttendee } from '../on-behalf/use-inspect-attendee.ts';
import { isGuideAtom, localMediaAtom, roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { byRaisedHand, LowerAllHands, LowerHand, RaisedHand } from './raised-hands.tsx';

/** Who is here. A guide also sees who waits, and what may be done about each. */
export function ParticipantsPanel() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const local = useAtomValue(localMediaAtom);
  const isGuide = useAtomValue(isGuideAtom);
  const control = useControl();
  const format = useFormat();
  if (room === null) return null;
  const by = (...statuses: RoomAttendee['status'][]) => room.attendees.filter(({ status }) => statuses.includes(status));
  const here = by('joined').sort(byRaisedHand);
  const self = {
    attendeeId: room.self.attendeeId ?? undefined,
    name: room.self.name,
    type: room.self.type,
    portraitUrl: room.self.portraitUrl,
    micOn: local.mic.state === 'on',
    cameraOn: local.camera.state === 'on',
    handRaisedAt: room.self.handRaisedAt,
  };
  return (
    <div className="v-participants">
      {isGuide ? <WaitingGroup attendees={by('requested', 'waiting')} /> : null}
      <Group
        title={isGuide ? t('guide.attendees.joined') : t('room.participants.count', { count: here.length + 1 })}
        actions={isGuide ? <LowerAllHands /> : null}
      >
        <Person person={self} note={notes(t('room.role.you'), control.isMine && t('room.lead.leads'))} hasMedia>
          <RenameButton />
        </Person>
        {here.map((attendee) => (
          <Person
            key={attendee.attendeeId}
            person={attendee}
            hasMedia
            note={notes(
              attendee.attendeeId === control.controllerId && t('room.lead.leads'),
              accessNote(attendee, t),
              orderNote(attendee, t, format),
            )}
          >
            {isGuide ? <LowerHand attendee={attendee} /> : null}
            {isGuide && attendee.type === 'CLIENT' ? <GuideActions attendee={attendee} /> : null}
            {isGuide && attendee.type === 'GUIDE' ? <OfferControl attendee={attendee} /> : null}
          </Person>
        ))}
      </Group>
      {here.length === 0 && !isGuide ? <EmptyState icon="users" title={t('room.participants.empty')} headingLevel={3} isCompact /> : null}
      {isGuide ? (
        <>
          <OtherGroup title={t('guide.attendees.inactive')} attendees={by('inactive')} />
          <OtherGroup title={t('guide.attendees.invited')} attendees={by('invited')} />
          <OtherGroup title={t('guide.attendees.left')} attendees={by('left', 'refused', 'blocked')} />
        </>
      ) : null}
    </div>
  );
}

/** What is said beneath a name; undefined for nothing. */
function notes(...parts: (string | false | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' · ') || undefined;
}

/** Hands control of the presentation to another guide. */
function OfferControl({ attendee }: { attendee: RoomAttendee }) {
  const t = useTranslate();
  const { isMine, isOfferedTo, offer } = useControl();
  if (!isMine) return null;
  const isOffered = isOfferedTo(attendee.attendeeId);
  return (
    <Button
      size="sm"
      isDisabled={!offer.isAllowed || isOffered}
      isPending={offer.isPending}
      pendingLabel={t('common.state.pending')}
      onPress={() => void offer.run({ attendeeId: attendee.attendeeId })}
    >
      {t(isOffered ? 'guide.control.offered' : 'guide.control.offer')}
    </Button>
  );
}

/** How a client has answered the wish to see their cart; nothing where nobody has asked. */
function accessNote({ insights }: RoomAttendee, t: Translate): string | undefined {
  const status = insights?.cartAccess ?? 'none';
  return status === 'none' ? undefined : `${t('room.cart.title')}: ${t(`guide.access.${status}`)}`;
}

/** What a client has ordered here; for guides. */
function orderNote({ insights }: RoomAttendee, t: Translate, format: Formatter): string | undefined {
  const sum = orderedText(insights?.orders, format);
  return sum === undefined ? undefined : t('guide.audience.orderedFor', { sum });
}

function Group({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <section className="v-participants__group">
      <header className="v-participants__head">
        <Heading level={3} look={6}>
          {title}
        </Heading>
        {actions}
      </header>
      <ul>{children}</ul>
    </section>
  );
}

type ShownPerson = Pick<RoomAttendee, 'name' | 'type' | 'portraitUrl' | 'micOn' | 'cameraOn' | 'handRaisedAt'> & {
  attendeeId?: string | undefined;
};

function Person({
  person,
  note,
  hasMedia = false,
  children,
}: {
  person: ShownPerson;
  note?: string | undefined;
  hasMedia?: boolean;
  children?: ReactNode;
}) {
  const t = useTranslate();
  return (
    <li className="v-participant" data-attendee-id={person.attendeeId}>
      <Avatar name={person.name} src={person.portraitUrl} isDecorative />
      <span className="v-participant__text">
        <span className="v-participant__name">{person.name}</span>
        <span className="v-participant__note">
          {[person.type === 'GUIDE' ? t('room.role.GUIDE') : undefined, note].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="v-participant__state">
        {person.handRaisedAt === null ? null : <RaisedHand name={person.name} attendeeId={person.attendeeId} />}
        {hasMedia ? (
          <>
            <Icon
              name={person.micOn ? 'microphone' : 'microphone-off'}
              label={t(person.micOn ? 'room.participants.microphoneOn' : 'room.participants.microphoneOff')}
            />
            <Icon
              name={person.cameraOn ? 'camera' : 'camera-off'}
              label={t(person.cameraOn ? 'room.participants.cameraOn' : 'room.participants.cameraOff')}
            />
          </>
        ) : null}
      </span>
      {children}
    </li>
  );
}

/** Those before the door: a guide lets them in, or not. */
function WaitingGroup({ attendees }: { attendees: readonly RoomAttendee[] }) {
  const t = useTranslate();
  const admit = useRoomCommand('attendee.admit');
  const admitAll = useRoomCommand('attendee.admit-all');
  const refuse = useRoomCommand('attendee.refuse');
  if (attendees.length === 0) return null;
  return (
    <Group
      title={t('guide.attendees.waiting')}
      actions={
        <Button
          size="sm"
          isDisabled={!admitAll.isAllowed}
          isPending={admitAll.isPending}
          pendingLabel={t('common.state.pending')}
          onPress={() => void admitAll.run({})}
        >
          {t('guide.attendees.admitAll')}
        </Button>
      }
    >
      {attendees.map((attendee) => (
        <Person key={attendee.attendeeId} person={attendee} note={t(`room.attendeeStatus.${attendee.status}`)}>
          <span className="v-participant__actions">
            <IconButton
              icon="check"
              label={t('guide.attendees.admitOf', { name: attendee.name })}
              variant="secondary"
              isDisabled={!admit.isAllowed}
              onPress={() => void admit.run({ attendeeId: attendee.attendeeId })}
            />
            <IconButton
              icon="close"
              label={t('guide.attendees.refuseOf', { name: attendee.name })}
              isDisabled={!refuse.isAllowed}
              onPress={() => void refuse.run({ attendeeId: attendee.attendeeId })}
            />
          </span>
        </Person>
      ))}
    </Group>
  );
}

function OtherGroup({ title, attendees }: { title: string; attendees: readonly RoomAttendee[] }) {
  const t = useTranslate();
  if (attendees.length === 0) return null;
  return (
    <Group title={title}>
      {attendees.map((attendee) => (
        <Person key={attendee.attendeeId} person={attendee} note={t(`room.attendeeStatus.${attendee.status}`)}>
          {attendee.status === 'blocked' || attendee.status === 'refused' ? <Unblock attendee={attendee} /> : null}
          {attendee.insights?.invitationAnswer ? <Badge>{t(`guide.attendees.${attendee.insights.invitationAnswer}`)}</Badge> : null}
        </Person>
      ))}
    </Group>
  );
}

/** Lets somebody who was removed or refused knock again. */
function Unblock({ attendee }: { attendee: RoomAttendee }) {
  const t = useTranslate();
  const { isAllowed, isPending, run } = useRoomCommand('attendee.unblock');
  return (
    <Button
      size="sm"
      isDisabled={!isAllowed}
      isPending={isPending}
      pendingLabel={t('common.state.pending')}
      aria-label={t('guide.attendees.unblockOf', { name: attendee.name })}
      onPress={() => void run({ attendeeId: attendee.attendeeId })}
    >
      {t('guide.attendees.unblock')}
    </Button>
  );
}

/** What a guide may do about one client; what the room would refuse can't be chosen. */
function GuideActions({ attendee }: { attendee: RoomAttendee }) {
  const t = useTranslate();
  const { openStatistics, openRemove } = useRoomModals();
  const lookAt = useInspectAttendee();
  const mute = useRoomCommand('attendee.mute');
  const allow = useRoomCommand('attendee.allow-unmute');
  const access = useRoomCommand('access.request');
  const remove = useRoomCommand('attendee.remove');
  const { attendeeId, name, micOn, cameraOn, micForcedOff, cameraForcedOff, insights } = attendee;
  const cartAccess = insights?.cartAccess ?? 'none';
  const isAsked = cartAccess === 'requested' || cartAccess === 'granted';
  const items: MenuItem[] = [
    {
      id: 'mute',
      label: t('guide.attendees.muteMicrophone'),
      icon: 'microphone-off',
      isDisabled: !mute.isAllowed || (!micOn && micForcedOff),
    },
    { id: 'camera', label: t('guide.attendees.muteCamera'), icon: 'camera-off', isDisabled: !mute.isAllowed || !cameraOn },
    ...(micForcedOff || cameraForcedOff
      ? [{ id: 'allow', label: t('guide.attendees.allowUnmute', { name }), icon: 'microphone' as const, isDisabled: !allow.isAllowed }]
      : []),
    {
      id: 'access',
      label: t('guide.access.requestCart'),
      description: cartAccess === 'none' ? undefined : t(`guide.access.${cartAccess}`),
      icon: 'bag',
      isDisabled: !access.isAllowed || isAsked,
    },
    { id: 'look', label: t('guide.onBehalf.title'), icon: 'heart' },
    { id: 'statistics', label: t('guide.attendees.statistics'), icon: 'list' },
    { id: 'remove', label: t('guide.attendees.remove'), icon: 'log-out', isDanger: true, isDisabled: !remove.isAllowed },
  ];
  const act = (id: string): void => {
    if (id === 'mute') void mute.run({ attendeeId, kinds: ['audio'], keepOff: true });
    else if (id === 'camera') void mute.run({ attendeeId, kinds: ['video'] });
    else if (id === 'allow') void allow.run({ attendeeId });
    else if (id === 'access') void access.run({ attendeeId, kind: 'cart' });
    else if (id === 'look') lookAt(attendeeId);
    else if (id === 'statistics') openStatistics(attendeeId);
    else openRemove(attendeeId);
  };
  return (
    <span className="v-participant__actions">
      <Menu
        label={t('guide.attendees.actions', { name })}
        trigger={<IconButton icon="more" label={t('guide.attendees.actions', { name })} hasTooltip={false} />}
        items={items}
        onAction={act}
      />
    </span>
  );
}
