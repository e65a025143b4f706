import { useAtomValue } from 'jotai';
import { LanguageSwitch } from '@vitrine/app-shell';
import { CartPanel } from '@vitrine/commerce';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Heading, Link, Table } from '@vitrine/ui';
import { orderedText } from '../audience/audience.ts';
import { LikeListPanel } from '../products/product-list-panel.tsx';
import { ProductModalHost } from '../products/product-modal-host.tsx';
import { ConnectionBanner } from '../room/connection-banner.tsx';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useRoomLinks } from '../room/use-room-links.ts';

/** After the end: a client keeps cart and likes, a guide sees what came of it. */
export function EndedScreen({ path, wasThere }: { path: string; wasThere: boolean }) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  const { viewerType } = useRoomIdentity();
  const room = useAtomValue(roomAtom);
  const isClient = room?.self.role === 'client';
  return (
    <main id="main" tabIndex={-1} className="v-ended" data-testid="ended">
      <ConnectionBanner />
      <header className="v-ended__head">
        <LanguageSwitch />
        {room === null ? null : <p className="v-ended__name">{room.appointment.name}</p>}
        <Heading level={1} look="display">
          {t('room.ended.title')}
        </Heading>
        <p>{t(viewerType === 'guide' ? 'guide.end.recap' : wasThere ? 'room.ended.text' : 'room.ended.missed')}</p>
        <div className="v-ended__actions">
          {viewerType === 'guide' ? null : (
            <Link href={links.cart} variant="button-primary" icon="bag">
              {t('room.ended.toCart')}
            </Link>
          )}
          <Link href={links.shop} variant="button-secondary">
            {t('room.ended.toShop')}
          </Link>
        </div>
      </header>
      {isClient ? (
        <div className="v-ended__columns">
          <section>
            <Heading level={2} look={3}>
              {t('room.cart.title')}
            </Heading>
            <CartPanel />
          </section>
          <section>
            <Heading level={2} look={3}>
              {t('room.likes.title')}
            </Heading>
            <LikeListPanel />
          </section>
        </div>
      ) : null}
      <GuideRecap />
      <ProductModalHost />
    </main>
  );
}

/** Who was there, and what they liked and put into their carts. */
function GuideRecap() {
  const t = useTranslate();
  const format = useFormat();
  const isGuide = useAtomValue(isGuideAtom);
  const room = useAtomValue(roomAtom);
  if (!isGuide || room === null) return null;
  const clients = room.attendees.filter(({ type, joinedAt }) => type === 'CLIENT' && joinedAt !== null);
  return (
    <section className="v-ended__recap">
      <Table
        caption={t('guide.statistics.overall')}
        rows={clients}
        rowKey={({ attendeeId }) => attendeeId}
        columns={[
          { id: 'name', header: t('common.field.name'), isRowHeader: true, cell: ({ name }) => name },
          {
            id: 'cart',
            header: t('guide.statistics.cartSum'),
            align: 'end',
            cell: ({ insights }) =>
              insights?.turnover ? format.price(insights.turnover.cartSum, insights.turnover.currencyIsoCode || undefined) : '–',
          },
          {
            id: 'ordered',
            header: t('guide.statistics.ordered'),
            align: 'end',
            cell: ({ insights }) => orderedText(insights?.orders, format) ?? '–',
          },
          {
            id: 'likes',
            header: t('guide.statistics.likes'),
            align: 'end',
            cell: ({ insights }) => format.number(insights?.likedProductIds.length ?? 0),
          },
        ]}
      />
    </section>
  );
}
