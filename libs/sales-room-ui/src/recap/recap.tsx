import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocale } from '@vitrine/routing/react-router';
import { Heading, Skeleton } from '@vitrine/ui';
import { CartSidebar } from '../panels/cart-sidebar.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { LikeListPanel } from '../products/product-list-panel.tsx';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useRoomLinks } from '../room/use-room-links.ts';
import { useViewerFormat } from '../room/viewer-zone.ts';
import { OrderBar } from './order-bar.tsx';
import { RecapPolls } from './recap-polls.tsx';
import { recapQueries } from './recap-queries.ts';
import { ShownList } from './shown-list.tsx';

/** What a client keeps of a presentation: what was shown, with times and own prices, the cart and its order, the likes, and the way back here. */
export function Recap() {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const { code } = useLocale();
  const recap = useQuery(recapQueries.shown(identity, code));
  return (
    <div className="v-recap" data-testid="recap">
      <section className="v-recap__shown" aria-labelledby="recap-shown">
        <div>
          <Heading level={2} look={3} id="recap-shown">
            {t('room.recap.title')}
          </Heading>
          {recap.data ? <When {...recap.data.appointment} /> : null}
        </div>
        <QueryState query={recap} errorTitle={t('room.recap.unavailable')} headingLevel={3} isCompact skeleton={<Skeleton lines={8} />}>
          {(read) => <ShownList recap={read} />}
        </QueryState>
        {recap.data ? <RecapPolls polls={recap.data.polls} /> : null}
      </section>
      <div className="v-recap__own">
        <section>
          {/* The focus comes here from wherever the cart is asked for. */}
          <div id="recap-cart" tabIndex={-1} className="v-recap__heading">
            <Heading level={2} look={3}>
              {t('room.cart.title')}
            </Heading>
          </div>
          <CartSidebar />
        </section>
        <section>
          <Heading level={2} look={3}>
            {t('room.likes.title')}
          </Heading>
          <LikeListPanel />
        </section>
        <KeepLink path={identity.path} />
      </div>
      <OrderBar />
    </div>
  );
}

function When({ startedAt, endedAt }: { startedAt: string | null; endedAt: string | null }) {
  const t = useTranslate();
  const format = useViewerFormat();
  if (startedAt === null || endedAt === null) return null;
  return (
    <p className="v-recap__when">
      {t('room.recap.when', { date: format.date(startedAt, 'long'), from: format.time(startedAt), to: format.time(endedAt) })}
    </p>
  );
}

function KeepLink({ path }: { path: string }) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  return (
    <section>
      <Heading level={2} look={3}>
        {t('room.recap.keepTitle')}
      </Heading>
      <p>{t('room.recap.keepText')}</p>
      <CopyButton
        text={new URL(links.presentation(), window.location.origin).href}
        label={t('room.recap.copyLink')}
        copied={t('room.recap.copied')}
        notCopied={t('room.recap.notCopied')}
      />
    </section>
  );
}
