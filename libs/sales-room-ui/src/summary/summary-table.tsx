import { useTranslate } from '@vitrine/i18n/react';
import { Heading, Skeleton, Table } from '@vitrine/ui';
import { useViewerFormat } from '../room/viewer-zone.ts';
import type { SummaryProduct } from './summary-rows.ts';

/** Each product with what came of it, over all clients. @param isReading The shop has not said yet what they are called. */
export function SummaryProducts({ products, isReading }: { products: readonly SummaryProduct[]; isReading: boolean }) {
  const t = useTranslate();
  const format = useViewerFormat();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="summary-products" className="v-summary-page__part">
      <Heading level={2} look={3} id="summary-products">
        {t('presentations.summary.products')}
      </Heading>
      <Table
        caption={t('presentations.summary.products')}
        isCaptionHidden
        rows={products}
        rowKey={({ key }) => key}
        columns={[
          {
            id: 'product',
            header: t('presentations.summary.product'),
            isRowHeader: true,
            cell: ({ name, isGone }) => (
              <>
                {name ?? (isReading ? <Skeleton lines={1} /> : t('presentations.summary.unknownProduct'))}
                {isGone && name !== null ? <span className="v-summary-page__gone">{t('presentations.summary.gone')}</span> : null}
              </>
            ),
          },
          {
            id: 'shown',
            header: t('presentations.summary.shownAt'),
            cell: ({ shownAt }) => (shownAt === null ? '–' : <time dateTime={shownAt}>{format.time(shownAt)}</time>),
          },
          { id: 'likes', header: t('presentations.summary.likes'), align: 'end', cell: ({ likes }) => format.number(likes) },
          {
            id: 'ordered',
            header: t('presentations.summary.ordered'),
            align: 'end',
            cell: ({ orderedQuantity }) => format.number(orderedQuantity),
          },
          {
            id: 'turnover',
            header: t('presentations.summary.turnover'),
            align: 'end',
            cell: ({ turnover }) =>
              turnover.length === 0
                ? '–'
                : turnover.map(({ sum, currencyIsoCode }) => format.price(sum, currencyIsoCode || undefined)).join(' + '),
          },
        ]}
      />
    </section>
  );
}
