import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Checkbox, IconButton, Modal, SelectField, VirtualList } from '@vitrine/ui';
import { ConfirmModal } from '../modals/confirm-modal.tsx';
import { commandsAtom, roomAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';

interface ModalProps {
  isPending?: boolean;
  onClose(): void;
}

/** Where the new slide goes, and whether everybody goes there. */
export function PublishListingModal({
  isPending,
  onPublish,
  onClose,
}: ModalProps & { onPublish(position: { afterGroupId: string | undefined; goTo: boolean }): void }) {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const canGo = useAtomValue(commandsAtom).has('slide.switch');
  const slides = room?.slides ?? [];
  const [after, setAfter] = useState(slides[room?.currentSlide ?? 0]?.groupId ?? '');
  const [goTo, setGoTo] = useState(canGo);
  return (
    <ConfirmModal
      title={t('guide.listing.publishTitle')}
      confirmLabel={t('guide.listing.publish')}
      isPending={isPending}
      onConfirm={() => onPublish({ afterGroupId: after === '' ? undefined : after, goTo: goTo && canGo })}
      onClose={onClose}
    >
      <p>{t('guide.listing.publishText')}</p>
      <SelectField
        label={t('guide.listing.position')}
        value={after}
        onChange={setAfter}
        options={[
          ...slides.map(({ groupId, name }) => ({ value: groupId, label: t('guide.listing.positionAfter', { name }) })),
          { value: '', label: t('guide.listing.positionEnd') },
        ]}
      />
      <Checkbox isSelected={goTo && canGo} isDisabled={!canGo} onChange={setGoTo}>
        {t('guide.listing.goTo')}
      </Checkbox>
    </ConfirmModal>
  );
}

/** Back to what the listing was when its editor was opened. */
export function DiscardChangesModal({ onConfirm, onClose }: ModalProps & { onConfirm(): void }) {
  const t = useTranslate();
  return (
    <ConfirmModal
      title={t('guide.listing.discardTitle')}
      confirmLabel={t('guide.listing.discard')}
      isDanger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('guide.listing.discardText')}</p>
    </ConfirmModal>
  );
}

export function RemoveAllModal({ onConfirm, onClose }: ModalProps & { onConfirm(): void }) {
  const t = useTranslate();
  return (
    <ConfirmModal
      title={t('guide.listing.removeAllTitle')}
      confirmLabel={t('guide.listing.removeAll')}
      isDanger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('guide.listing.removeAllText')}</p>
    </ConfirmModal>
  );
}

export function DeleteListingModal({ name, isPending, onConfirm, onClose }: ModalProps & { name: string; onConfirm(): void }) {
  const t = useTranslate();
  return (
    <ConfirmModal
      title={t('guide.listing.deleteTitle')}
      confirmLabel={t('guide.listing.delete')}
      isDanger
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('guide.listing.deleteText', { name })}</p>
    </ConfirmModal>
  );
}

/** Pixels of a line: a button, and what is around it. */
const LINE_SIZE = 69;

/** The order of the products, one step up or down at a press. There may be hundreds: those in view are drawn. */
export function EditSortModal({
  productIds,
  onMove,
  onClose,
}: ModalProps & { productIds: readonly string[]; onMove(productId: string, by: number): void }) {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const { data } = useQuery(slideQueries.products(client, identity, productIds));
  const names = new Map((data ?? []).map((product) => [product.id, productName(product)]));
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('guide.listing.sortTitle')}
      closeLabel={t('common.action.close')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common.action.close')}
        </Button>
      }
    >
      <VirtualList
        className="v-listing-order"
        label={t('guide.listing.productsListing')}
        items={productIds}
        itemKey={(id) => id}
        estimatedSize={LINE_SIZE}
        renderItem={(id, index) => {
          const name = names.get(id) ?? t('guide.onBehalf.unknownProduct');
          return (
            <div className="v-on-behalf-line" data-product-id={id}>
              <span className="v-on-behalf-line__text">{name}</span>
              <IconButton
                icon="chevron-up"
                size="sm"
                label={t('guide.listing.moveUp', { name })}
                isDisabled={index === 0}
                onPress={() => onMove(id, -1)}
              />
              <IconButton
                icon="chevron-down"
                size="sm"
                label={t('guide.listing.moveDown', { name })}
                isDisabled={index === productIds.length - 1}
                onPress={() => onMove(id, 1)}
              />
            </div>
          );
        }}
      />
    </Modal>
  );
}
