import PdfDocument from 'pdfkit';
import type { LocalizedText } from '../catalogue/market-model.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { Order } from '../store/orders.ts';

const TEXTS = {
  invoice: { 'en-US': 'Invoice', 'de-DE': 'Rechnung' },
  order: { 'en-US': 'Order', 'de-DE': 'Bestellung' },
  quantity: { 'en-US': 'Quantity', 'de-DE': 'Menge' },
  item: { 'en-US': 'Item', 'de-DE': 'Artikel' },
  price: { 'en-US': 'Price', 'de-DE': 'Einzelpreis' },
  sum: { 'en-US': 'Sum', 'de-DE': 'Summe' },
  shipping: { 'en-US': 'Shipping', 'de-DE': 'Versand' },
  tax: { 'en-US': 'Including VAT', 'de-DE': 'Enthaltene MwSt.' },
  total: { 'en-US': 'Total', 'de-DE': 'Gesamtsumme' },
} satisfies Record<string, LocalizedText>;

const MARGIN = 56;
const BOTTOM = 760;
/** Left edge and width of each column, in points; numbers stand at the right. */
const COLUMNS = { quantity: [MARGIN, 60], item: [MARGIN + 68, 235], price: [367, 80], sum: [455, 84] } as const;

/** What Windows-1252 has beyond Latin-1. */
const WINDOWS_EXTRAS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** The fonts that every PDF reader has know Windows-1252 alone: what is outside loses its accents, or becomes a question mark. */
export function printable(text: string): string {
  const fits = (character: string): boolean => (character.codePointAt(0) ?? 0) <= 0xff || WINDOWS_EXTRAS.includes(character);
  return [...text.replace(/[\u00a0\u202f\u2009]/g, ' ')]
    .map((character) => (fits(character) ? character : (character.normalize('NFD')[0] ?? '')))
    .map((character) => (fits(character) ? character : '?'))
    .join('')
    .replace(/[\u0000-\u001f\u007f]/g, ' ');
}

interface InvoiceRow {
  quantity: string;
  item: string;
  price: string;
  sum: string;
}

/** The invoice of an order as a PDF on A4, in the order's language and currency. */
export async function invoicePdf(ctx: ShopContext, order: Order): Promise<Uint8Array> {
  const locale = ctx.index.languages.get(order.languageId)?.code ?? 'en-US';
  const currency = ctx.index.currencies.get(order.currencyId)?.isoCode ?? 'EUR';
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const percent = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 2 });
  const say = (key: keyof typeof TEXTS): string => {
    const entry: LocalizedText = TEXTS[key];
    return entry[locale] ?? entry['en-US'];
  };
  const { salesChannel } = ctx.index.catalogue;
  const shopName = salesChannel.name[locale] ?? salesChannel.name['en-US'];
  const billing = order.addresses.find((address) => address.id === order.billingAddressId);
  const country = ctx.index.countries.get(billing?.countryId ?? '');
  const title = `${say('invoice')} ${order.document.number}`;
  const created = new Date(order.createdAt);

  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    info: { Title: title, Author: printable(shopName), CreationDate: created },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });

  const row = (values: InvoiceRow, bold = false): void => {
    pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
    const item = printable(values.item);
    const height = Math.max(14, pdf.heightOfString(item, { width: COLUMNS.item[1] }));
    if (pdf.y + height > BOTTOM) pdf.addPage();
    const { y } = pdf;
    for (const [name, text] of [
      ['quantity', values.quantity],
      ['item', item],
      ['price', printable(values.price)],
      ['sum', printable(values.sum)],
    ] as const) {
      const [x, width] = COLUMNS[name];
      pdf.text(text, x, y, { width, align: name === 'item' || name === 'quantity' ? 'left' : 'right' });
    }
    pdf.y = y + height + 4;
  };
  const rule = (): void => {
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(COLUMNS.sum[0] + COLUMNS.sum[1], pdf.y)
      .lineWidth(0.5)
      .strokeColor('#8a8378')
      .stroke();
    pdf.y += 6;
  };

  pdf.font('Helvetica').fontSize(10).text(printable(shopName));
  pdf.moveDown(2);
  const address = billing
    ? [
        billing.company ?? '',
        `${billing.firstName} ${billing.lastName}`,
        billing.street,
        `${billing.zipcode ?? ''} ${billing.city}`.trim(),
        country ? (country.name[locale] ?? country.name['en-US']) : '',
      ]
    : [];
  for (const line of address) if (line !== '') pdf.text(printable(line));
  pdf.moveDown(2);
  pdf.font('Helvetica-Bold').fontSize(18).text(title);
  pdf
    .font('Helvetica')
    .fontSize(10)
    .text(
      `${say('order')} ${order.orderNumber}, ${printable(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(created))}`,
    );
  pdf.moveDown(2);
  row({ quantity: say('quantity'), item: say('item'), price: say('price'), sum: say('sum') }, true);
  rule();
  for (const line of order.lines)
    row({
      quantity: String(line.quantity),
      item: line.label,
      price: money.format(line.price.unitPrice),
      sum: money.format(line.price.totalPrice),
    });
  rule();
  row({ quantity: '', item: say('shipping'), price: '', sum: money.format(order.shippingCosts.totalPrice) });
  row({ quantity: '', item: say('total'), price: '', sum: money.format(order.price.totalPrice) }, true);
  for (const tax of order.price.calculatedTaxes)
    row({ quantity: '', item: `${say('tax')} ${percent.format(tax.taxRate)}`, price: '', sum: money.format(tax.tax) });
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}
