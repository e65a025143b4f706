import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { LanguageSwitch } from '@vitrine/app-shell';
import { type ProductActions, ProductActionsProvider, useProductActions } from '@vitrine/commerce';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Heading, Link, Table } from '@vitrine/ui';
import { orderedText } from '../audience/audience.ts';
import { ProductModalHost } from '../products/product-modal-host.tsx';
import { RecapHost } from '../recap/recap-host.tsx';
import { ConnectionBanner } from '../room/connection-banner.tsx';
import { GUIDE_PAGES } from '../room/room-addresses.ts';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { openProductAtom } from '../room/screen-atoms.ts';
import { useRoomLinks } from '../room/use-room-links.ts';

/** After the end: a client keeps what was shown, cart and likes, a guide sees what came of it. */
export function EndedScreen({ path, wasThere }: { path: string; wasThere: boolean }) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  const localePath = useLocalePath();
  const { viewerType } = useRoomIdentity();
  const room = useAtomValue(roomAtom);
  const isGuide = viewerType === 'guide';
  const isClient = room?.self.role === 'client';
  // Until the room has said who this is, there is room for what whoever was there will see.
  const hasRecap = !isGuide && wasThere && (room === null || isClient);
  return (
    <EndedProducts>
      <main id="main" tabIndex={-1} className="v-ended" data-testid="ended">
        <ConnectionBanner />
        <header className="v-ended__head">
          <LanguageSwitch />
          {room === null ? null : <p className="v-ended__name">{room.appointment.name}</p>}
          <Heading level={1} look="display">
            {t('room.ended.title')}
          </Heading>
          <p>{t(isGuide ? 'guide.end.recap' : wasThere ? 'room.ended.text' : 'room.ended.missed')}</p>
          <div className="v-ended__actions">
            {isGuide ? null : (
              <Link href={links.cart} variant={hasRecap ? 'button-secondary' : 'button-primary'} icon="bag">
                {t('room.ended.toCart')}
              </Link>
            )}
            {isGuide && room !== null ? (
              <Link href={localePath(GUIDE_PAGES.summary(room.appointment.id))} variant="button-primary" icon="list">
                {t('guide.end.summary')}
              </Link>
            ) : null}
            <Link href={links.shop} variant="button-secondary">
              {t('room.ended.toShop')}
            </Link>
          </div>
        </header>
        {hasRecap ? <RecapHost isDue={isClient} /> : null}
        <GuideRecap />
        <ProductModalHost />
      </main>
    </EndedProducts>
  );
}

/** After the end the cart stands on the page: who asks for it is led there. */
function EndedProducts({ children }: { children: ReactNode }) {
  const actions = useProductActions();
  const setOpenProduct = useSetAtom(openProductAtom);
  const value = useMemo<ProductActions>(
    () => ({
      ...actions,
      CardAction: undefined,
      openCart: () => {
        setOpenProduct(null);
        const cart = document.getElementById('recap-cart');
        cart?.scrollIntoView({ block: 'start' });
        cart?.focus({ preventScroll: true });
      },
    }),
    [actions, setOpenProduct],
  );
  return <ProductActionsProvider value={value}>{children}</ProductActionsProvider>;
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
