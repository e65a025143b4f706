import type { ProductStreamModel } from '../assortment-model.ts';
import { idOf } from '../id.ts';
import { t } from '../text.ts';

const streamId = (name: string): string => idOf(`product-stream:${name}`);

/** Dynamic groups of products. */
export const STREAMS = {
  reduced: {
    id: streamId('reduced'),
    name: t('Reduced', 'Reduziert'),
    filters: [{ type: 'range', field: 'cheapestPrice.percentage', parameters: { gt: 0 } }],
  },
  newIn: {
    id: streamId('new-in'),
    name: t('New in', 'Neu eingetroffen'),
    filters: [{ type: 'range', field: 'releaseDate', parameters: { gte: '2026-08-15T00:00:00.000Z' } }],
  },
  smallGifts: {
    id: streamId('small-gifts'),
    name: t('Gifts below $50', 'Geschenke unter 50 $'),
    filters: [
      {
        type: 'multi',
        operator: 'and',
        queries: [
          { type: 'range', field: 'cheapestPrice', parameters: { lte: 50 } },
          { type: 'equals', field: 'categoriesRo.id', value: idOf('category:gifts') },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, ProductStreamModel>>;

export const PRODUCT_STREAMS: readonly ProductStreamModel[] = Object.values(STREAMS).map((stream) => ({
  ...stream,
  filters: [...stream.filters],
}));
