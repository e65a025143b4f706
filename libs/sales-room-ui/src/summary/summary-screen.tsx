import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBrowserStoreClient } from '@vitrine/app-shell';
import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { GuideRecap } from '@vitrine/sales-room-protocol';
import { Button, EmptyState, Heading, Icon, Link, Notice } from '@vitrine/ui';
import { GuidePage } from '../guide-pages/guide-page.tsx';
import type { GuidePageData } from '../guide-pages/guide-page-data.ts';
import { GUIDE_PAGES } from '../room/room-addresses.ts';
import { useViewerFormat } from '../room/viewer-zone.ts';
import { catalogueQueries } from '../slide-builder/catalogue-queries.ts';
import { downloadText, summaryFile } from './summary-file.ts';
import { SummaryPolls } from './summary-polls.tsx';
import { summaryProducts } from './summary-rows.ts';
import { SummaryProducts } from './summary-table.tsx';
import { SummaryTimeline } from './summary-timeline.tsx';

/** What came of a presentation, for its guides: on the screen, as a file and on paper. */
export function SummaryScreen(data: GuidePageData<GuideRecap>) {
  const t = useTranslate();
  return (
    <GuidePage title={t('presentations.summary.title')} data={data}>
      {(recap) => <Summary recap={recap} />}
    </GuidePage>
  );
}

function Summary({ recap }: { recap: GuideRecap }) {
  const t = useTranslate();
  const format = useViewerFormat();
  const localePath = useLocalePath();
  const { appointment, products, shown, polls } = recap;
  const ids = useMemo(() => products.map(({ productId }) => productId), [products]);
  const query = useQuery(catalogueQueries.products(useBrowserStoreClient(), ids));
  const known = useMemo(() => query.data?.map((product) => ({ ...product, name: productName(product) })), [query.data]);
  const rows = useMemo(() => summaryProducts(recap, known), [recap, known]);
  const names = useMemo(() => new Map(known?.map(({ id, name }) => [id, name])), [known]);
  const isReading = query.isLoading;
  return (
    <article className="v-summary-page">
      <header className="v-summary-page__head">
        <Link href={localePath(GUIDE_PAGES.home)} icon="chevron-start">
          {t('presentations.page.toHome')}
        </Link>
        <Heading level={1} look={1}>
          {t('presentations.summary.pageTitle', { name: appointment.name })}
        </Heading>
        <SummaryFacts recap={recap} />
        <div className="v-summary-page__actions">
          <Button
            variant="primary"
            icon="download"
            isDisabled={isReading}
            onPress={() => downloadText(summaryFile(recap, rows, { t, format }), `${appointment.path}.csv`, 'text/csv;charset=utf-8')}
          >
            {t('presentations.summary.csv')}
          </Button>
          <Button icon="document" onPress={() => window.print()}>
            {t('presentations.summary.print')}
          </Button>
        </div>
      </header>
      {query.isError ? (
        <Notice
          type="warning"
          actions={
            <Button size="sm" isPending={query.isFetching} pendingLabel={t('common.state.loading')} onPress={() => void query.refetch()}>
              {t('common.action.retry')}
            </Button>
          }
        >
          {t('presentations.summary.namesUnavailable')}
        </Notice>
      ) : null}
      {shown.length === 0 && rows.length === 0 && polls.length === 0 ? (
        <EmptyState icon="layers" title={t('presentations.summary.emptyTitle')}>
          <p>{t(appointment.startedAt === null ? 'presentations.summary.notBegun' : 'presentations.summary.emptyText')}</p>
        </EmptyState>
      ) : (
        <>
          <SummaryProducts products={rows} isReading={isReading} />
          <SummaryPolls polls={polls} />
          <SummaryTimeline shown={shown} names={names} />
        </>
      )}
    </article>
  );
}

/** When it was, who was there, and what was ordered in all. */
function SummaryFacts({ recap: { appointment, attendeeCount, orders } }: { recap: GuideRecap }) {
  const t = useTranslate();
  const format = useViewerFormat();
  const { startedAt, endedAt } = appointment;
  return (
    <>
      <ul className="v-summary-page__facts">
        {startedAt === null ? null : (
          <li>
            <Icon name="calendar" size="text" />{' '}
            {endedAt === null
              ? format.dateTime(startedAt, 'long')
              : t('presentations.summary.when', {
                  date: format.date(startedAt, 'long'),
                  from: format.time(startedAt),
                  to: format.time(endedAt),
                })}
          </li>
        )}
        <li>
          <Icon name="users" size="text" /> {t('presentations.summary.attendees', { count: attendeeCount })}
        </li>
        {orders.length === 0 ? (
          <li>
            <Icon name="bag" size="text" /> {t('presentations.summary.noOrders')}
          </li>
        ) : null}
        {orders.map(({ currencyIsoCode, sum, count }) => (
          <li key={currencyIsoCode}>
            <Icon name="bag" size="text" />{' '}
            {t('presentations.summary.orders', { count, sum: format.price(sum, currencyIsoCode || undefined) })}
          </li>
        ))}
      </ul>
      {orders.length === 0 ? null : <p className="v-summary-page__hint">{t('presentations.summary.ordersHint')}</p>}
    </>
  );
}
