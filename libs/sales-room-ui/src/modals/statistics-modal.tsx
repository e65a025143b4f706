import { useAtomValue } from 'jotai';
import { ProductActionsProvider, useProductActions } from '@vitrine/commerce';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Heading, Modal, SummaryList } from '@vitrine/ui';
import { orderedText } from '../audience/audience.ts';
import { ProductList } from '../products/product-list-panel.tsx';
import { roomAtom } from '../room/room-atoms.ts';

/** What a guide sees about one attendee: cart, likes, last seen. */
export function StatisticsModal({ attendeeId, onClose }: { attendeeId: string; onClose(): void }) {
  const t = useTranslate();
  const format = useFormat();
  const actions = useProductActions();
  const attendee = useAtomValue(roomAtom)?.attendees.find((other) => other.attendeeId === attendeeId);
  if (attendee?.insights == null) return null;
  const { name, joinedAt, insights } = attendee;
  const { turnover, likedProductIds, lastSeenProductIds } = insights;
  const ordered = orderedText(insights.orders, format);
  return (
    <Modal isOpen onClose={onClose} title={t('guide.statistics.title', { name })} size="lg" closeLabel={t('common.action.close')}>
      <SummaryList
        rows={[
          ...(joinedAt === null
            ? []
            : [{ id: 'joined', label: t('guide.statistics.joinedAt'), value: format.dateTime(joinedAt, 'medium') }]),
          {
            id: 'cart',
            label: t('guide.statistics.cartSum'),
            value: turnover === null ? t('common.state.none') : format.price(turnover.cartSum, turnover.currencyIsoCode || undefined),
          },
          ...(ordered === undefined ? [] : [{ id: 'ordered', label: t('guide.statistics.ordered'), value: ordered }]),
          { id: 'products', label: t('guide.statistics.products'), value: format.number(turnover?.productCount ?? 0) },
          { id: 'lines', label: t('guide.statistics.lineItems'), value: format.number(turnover?.lineItemCount ?? 0) },
        ]}
      />
      <ProductActionsProvider value={{ ...actions, LikeButton: NoLikeButton }}>
        <section className="v-statistics__list">
          <Heading level={3} look={5}>
            {t('guide.statistics.likes')}
          </Heading>
          <ProductList
            ids={likedProductIds}
            label={t('guide.onBehalf.likesTitle', { name })}
            icon="heart"
            emptyTitle={t('guide.statistics.none')}
            emptyText={t('guide.onBehalf.emptyList')}
          />
        </section>
        <section className="v-statistics__list">
          <Heading level={3} look={5}>
            {t('guide.statistics.lastSeen')}
          </Heading>
          <ProductList
            ids={lastSeenProductIds}
            label={t('guide.onBehalf.lastSeenTitle', { name })}
            icon="eye"
            emptyTitle={t('guide.statistics.none')}
            emptyText={t('guide.onBehalf.emptyList')}
          />
        </section>
      </ProductActionsProvider>
    </Modal>
  );
}

/** What is listed is the attendee's: the guide's own likes have no place beside it. */
function NoLikeButton() {
  return null;
}
