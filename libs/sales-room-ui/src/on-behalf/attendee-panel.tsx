import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { AccessStatus, RoomAttendee } from '@vitrine/sales-room-protocol';
import { Avatar, Button, EmptyState, Heading, Notice } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';
import { endPanelAtom, inspectedAttendeeIdAtom } from '../room/screen-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { AttendeeCartView } from './attendee-cart-view.tsx';
import { AttendeeWishlistView } from './attendee-wishlist-view.tsx';

/** Cart and wish list of one attendee, as far as they allow it. For guides. */
export function AttendeePanel() {
  const t = useTranslate();
  const attendeeId = useAtomValue(inspectedAttendeeIdAtom);
  const attendee = useAtomValue(roomAtom)?.attendees.find((other) => other.attendeeId === attendeeId);
  const setPanel = useSetAtom(endPanelAtom);
  return (
    <div className="v-attendee-panel">
      <Button size="sm" variant="quiet" icon="chevron-start" onPress={() => setPanel('participants')}>
        {t('room.participants.title')}
      </Button>
      {attendee?.insights == null ? (
        <EmptyState icon="users" title={t('guide.onBehalf.gone')} headingLevel={3} isCompact />
      ) : (
        <>
          <header className="v-attendee-panel__head">
            <Avatar name={attendee.name} isDecorative />
            <div>
              <Heading level={3} look={5}>
                {attendee.name}
              </Heading>
              <p className="v-attendee-panel__status">{t(`room.attendeeStatus.${attendee.status}`)}</p>
            </div>
          </header>
          <Holding
            attendee={attendee}
            kind="cart"
            access={attendee.insights.cartAccess}
            title={t('guide.onBehalf.cartTitle', { name: attendee.name })}
          >
            <AttendeeCartView key={attendee.attendeeId} attendeeId={attendee.attendeeId} name={attendee.name} />
          </Holding>
          <Holding
            attendee={attendee}
            kind="wishlist"
            access={attendee.insights.wishlistAccess}
            title={t('guide.onBehalf.wishlistTitle', { name: attendee.name })}
          >
            <AttendeeWishlistView key={attendee.attendeeId} attendeeId={attendee.attendeeId} name={attendee.name} />
          </Holding>
        </>
      )}
    </div>
  );
}

/** One of the two: asked for, waited for, or there. */
function Holding({
  attendee,
  kind,
  access,
  title,
  children,
}: {
  attendee: RoomAttendee;
  kind: 'cart' | 'wishlist';
  access: AccessStatus;
  title: string;
  children: ReactNode;
}) {
  const t = useTranslate();
  const request = useRoomCommand('access.request');
  const { attendeeId, name, status } = attendee;
  const isHere = status === 'joined';
  return (
    <section className="v-attendee-panel__section" aria-label={title} data-holding={kind} data-access={access}>
      <Heading level={4} look={6}>
        {title}
      </Heading>
      {access === 'granted' ? (
        isHere ? (
          children
        ) : (
          <p className="v-attendee-panel__status">{t('guide.onBehalf.away', { name })}</p>
        )
      ) : access === 'requested' ? (
        <p className="v-attendee-panel__status" role="status">
          {t('guide.access.requested')}
        </p>
      ) : (
        <>
          {access === 'refused' ? <Notice type="warning">{t('guide.access.answerRefused', { name })}</Notice> : null}
          {access === 'withdrawn' ? <Notice type="warning">{t('guide.access.answerWithdrawn', { name })}</Notice> : null}
          {access === 'none' ? <p className="v-attendee-panel__status">{t('guide.access.needed', { name })}</p> : null}
          <div>
            <Button
              size="sm"
              icon={kind === 'cart' ? 'bag' : 'heart'}
              isDisabled={!request.isAllowed || !isHere}
              isPending={request.isPending}
              pendingLabel={t('common.state.pending')}
              onPress={() => void request.run({ attendeeId, kind })}
            >
              {t(kind === 'cart' ? 'guide.access.requestCart' : 'guide.access.requestWishlist')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
