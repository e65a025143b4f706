import { formatCsv } from '../catalogue/csv.ts';
import { domainUrl } from '../entities/sales-channel.ts';
import { unitPrice } from '../pricing/product-price.ts';
import { type Call, RawAnswer } from '../server/call.ts';
import { fault } from '../server/faults.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { Route } from '../server/store-api.ts';

const COLUMNS = ['id', 'number', 'name', 'price', 'currency', 'stock', 'url'];

/** What is on sale, one row for each product or variant, in the language and currency of the context. */
function rowsOf(ctx: ShopContext): string[][] {
  const domain = ctx.index.catalogue.salesChannel.domains.find(({ languageCode }) => languageCode === ctx.locale);
  const base = domain ? domainUrl(ctx.publicOrigin, domain) : ctx.publicOrigin;
  return [...ctx.index.products.values()]
    .filter(({ active, variants }) => active && variants.length === 0)
    .map((record) => [
      record.id,
      record.number,
      ctx.full(record.variant?.name ?? record.model.name) ?? '',
      unitPrice(record, ctx).unitPrice.toFixed(2),
      ctx.currencyCode,
      String(ctx.services.stock.of(record.id)),
      `${base}/${ctx.index.seoUrls.of(ctx.language.id, record.id)[0]?.seoPathInfo ?? `detail/${record.id}`}`,
    ]);
}

function productExport({ context, params, services }: Call): RawAnswer {
  const found = context.index.catalogue.productExports?.find(
    ({ accessKey, fileName }) => accessKey === params['accessKey'] && fileName === params['fileName'],
  );
  if (!found || !services.settings.active) throw fault(404, 'CONTENT__PRODUCT_EXPORT_NOT_FOUND', 'No product exports found');
  return new RawAnswer(200, { 'content-type': 'text/csv;charset=UTF-8' }, formatCsv([COLUMNS, ...rowsOf(context)]));
}

/** Portals fetch it without the sales channel's key: the export has one of its own. */
export const productExportRoutes: Route[] = [
  { methods: ['GET'], path: '/product-export/:accessKey/:fileName', isOpen: true, handle: productExport },
];
