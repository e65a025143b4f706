import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { QueryState, useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { createRoomApi } from '@vitrine/sales-room-client/api';
import { Badge, Button, EmptyState, Skeleton } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { editedListingAtom } from '../room/screen-atoms.ts';
import { ListingEditor } from './listing-editor.tsx';
import { listingQueries } from './listing-queries.ts';

/** Instant product listings: drafts, and those that are slides already. */
export function ListingsPanel() {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const queryClient = useQueryClient();
  const { notifications } = useScreen();
  const appointment = useAtomValue(roomAtom)?.appointment;
  const [editedId, setEditedId] = useAtom(editedListingAtom);
  const [isMaking, setMaking] = useState(false);
  const listings = useQuery({ ...listingQueries.list(identity, appointment?.id ?? ''), enabled: appointment !== undefined });
  if (appointment === undefined) return null;

  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: listingQueries.all(identity) });
  const make = async (): Promise<void> => {
    setMaking(true);
    try {
      const { id } = await createRoomApi().createInstantListing(appointment.id, t('guide.listing.newName'), { productIds: [] });
      await refresh();
      setEditedId(id);
    } catch {
      notifications.notify({ type: 'danger', id: 'room:listing', message: t('guide.listing.failed') });
    } finally {
      setMaking(false);
    }
  };

  const edited = listings.data?.find(({ id }) => id === editedId);
  if (edited !== undefined)
    return (
      <ListingEditor
        key={edited.id}
        appointmentId={appointment.id}
        listing={edited}
        onChanged={() => void refresh()}
        onClose={() => setEditedId(null)}
      />
    );
  return (
    <div className="v-listings">
      <Button
        variant="primary"
        icon="plus"
        isFullWidth
        isDisabled={appointment.status === 'ended'}
        isPending={isMaking}
        pendingLabel={t('common.state.pending')}
        onPress={() => void make()}
      >
        {t('guide.listing.new')}
      </Button>
      <QueryState
        query={listings}
        headingLevel={3}
        isCompact
        skeleton={<Skeleton lines={3} />}
        isEmpty={({ length }) => length === 0}
        empty={
          <EmptyState icon="list" title={t('guide.listing.emptyTitle')} headingLevel={3} isCompact>
            <p>{t('guide.listing.emptyText')}</p>
          </EmptyState>
        }
      >
        {(all) => (
          <ul className="v-listings__list">
            {all.map((listing) => (
              <li key={listing.id}>
                <button type="button" className="v-slide-list__item" onClick={() => setEditedId(listing.id)}>
                  <span className="v-slide-list__name">{listing.name}</span>
                  <span className="v-slide-list__note">
                    {listing.search ?? t('guide.listing.selected', { count: listing.productIds.length })}
                  </span>
                  <Badge tone={listing.isPublished ? 'success' : 'neutral'}>
                    {t(listing.isPublished ? 'guide.listing.live' : 'guide.listing.draft')}
                  </Badge>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}
