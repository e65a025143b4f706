import { useState } from 'react';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { createRoomApi, type InstantListing } from '@vitrine/sales-room-client/api';
import { Badge, Button, Heading, Switch, TextField } from '@vitrine/ui';
import { moved, storable, toggled } from './listing-draft.ts';
import { DeleteListingModal, DiscardChangesModal, EditSortModal, PublishListingModal, RemoveAllModal } from './listing-modals.tsx';
import { ListingProducts } from './listing-products.tsx';
import { useAutoSave } from './use-auto-save.ts';

type ListingModal = 'publish' | 'discard' | 'remove-all' | 'delete' | 'sort';

interface ListingEditorProps {
  appointmentId: string;
  listing: InstantListing;
  /** The list of listings is another now. */
  onChanged(): void;
  onClose(): void;
}

/** Name, products or a search, order; saved by itself, published as a slide. */
export function ListingEditor({ appointmentId, listing, onChanged, onClose }: ListingEditorProps) {
  const t = useTranslate();
  const { notifications } = useScreen();
  const { draft, state, isChanged, change, flush, discard, keep } = useAutoSave(appointmentId, listing, onChanged);
  const [modal, setModal] = useState<ListingModal | null>(null);
  const [isPending, setPending] = useState(false);
  const close = (): void => setModal(null);
  const isWhole = storable(draft, true) !== undefined;

  const run = async (work: () => Promise<void>, done: string): Promise<void> => {
    setPending(true);
    try {
      await work();
      close();
      notifications.notify({ id: 'room:listing', type: 'success', message: done });
    } catch {
      notifications.notify({ id: 'room:listing', type: 'danger', message: t('guide.listing.failed') });
    } finally {
      setPending(false);
    }
  };
  const publish = (place: { afterGroupId: string | undefined; goTo: boolean }) =>
    run(async () => {
      // What everybody is to see is stored first.
      if (!(await flush())) throw new Error('The listing is not stored.');
      await createRoomApi().publishInstantListing(appointmentId, listing.id, place);
      // A published listing can't be emptied again: from here on there is nothing older to go back to.
      keep();
      onChanged();
    }, t('guide.listing.published'));
  const remove = () =>
    run(async () => {
      await createRoomApi().deleteInstantListing(appointmentId, listing.id);
      onChanged();
      onClose();
    }, t('guide.listing.deleted'));

  return (
    <div className="v-listing-editor">
      <div className="v-listing-editor__head">
        <Button size="sm" variant="quiet" icon="chevron-start" onPress={onClose}>
          {t('guide.listing.back')}
        </Button>
        <Badge tone={listing.isPublished ? 'success' : 'neutral'}>
          {t(listing.isPublished ? 'guide.listing.live' : 'guide.listing.draft')}
        </Badge>
      </div>
      <TextField
        label={t('guide.listing.name')}
        value={draft.name}
        maxLength={255}
        isRequired
        onChange={(name) => change({ ...draft, name })}
        errorMessage={draft.name.trim() === '' ? t('common.form.required') : undefined}
      />
      <Switch
        isSelected={draft.search !== null}
        description={t('guide.listing.dynamicHint')}
        onChange={(isDynamic) => change({ ...draft, search: isDynamic ? '' : null })}
      >
        {t('guide.listing.dynamicGroup')}
      </Switch>
      {draft.search === null ? (
        <div className="v-listing-editor__products" role="group" aria-label={t('guide.listing.products')}>
          <Heading level={3} look={6}>
            {t('guide.listing.selected', { count: draft.productIds.length })}
          </Heading>
          <ListingProducts
            productIds={draft.productIds}
            onToggle={(productId) => change({ ...draft, productIds: toggled(draft.productIds, productId) })}
          />
          <div className="v-guide-tools__buttons">
            <Button size="sm" isDisabled={draft.productIds.length < 2} onPress={() => setModal('sort')}>
              {t('guide.listing.sort')}
            </Button>
            <Button size="sm" isDisabled={draft.productIds.length === 0 || listing.isPublished} onPress={() => setModal('remove-all')}>
              {t('guide.listing.removeAll')}
            </Button>
          </div>
        </div>
      ) : (
        <TextField
          label={t('guide.listing.searchTerm')}
          value={draft.search}
          maxLength={255}
          isRequired
          onChange={(search) => change({ ...draft, search })}
        />
      )}
      <p role="status" className="v-notes__state" data-save-state={state}>
        {t(state === 'saving' ? 'guide.listing.saving' : state === 'failed' ? 'guide.listing.saveFailed' : 'guide.listing.saved')}
      </p>
      <div className="v-guide-tools__buttons">
        {listing.isPublished ? null : (
          <Button variant="primary" icon="send" isDisabled={!isWhole} onPress={() => setModal('publish')}>
            {t('guide.listing.publish')}
          </Button>
        )}
        <Button isDisabled={!isChanged} onPress={() => setModal('discard')}>
          {t('guide.listing.discard')}
        </Button>
        <Button variant="quiet" icon="trash" onPress={() => setModal('delete')}>
          {t('guide.listing.delete')}
        </Button>
      </div>
      {modal === 'publish' ? (
        <PublishListingModal isPending={isPending} onPublish={(place) => void publish(place)} onClose={close} />
      ) : null}
      {modal === 'discard' ? (
        <DiscardChangesModal
          onConfirm={() => {
            discard();
            close();
          }}
          onClose={close}
        />
      ) : null}
      {modal === 'remove-all' ? (
        <RemoveAllModal
          onConfirm={() => {
            change({ ...draft, productIds: [] });
            close();
          }}
          onClose={close}
        />
      ) : null}
      {modal === 'delete' ? (
        <DeleteListingModal name={draft.name} isPending={isPending} onConfirm={() => void remove()} onClose={close} />
      ) : null}
      {modal === 'sort' ? (
        <EditSortModal
          productIds={draft.productIds}
          onMove={(productId, by) => change({ ...draft, productIds: moved(draft.productIds, productId, by) })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
