import type { ShopContext } from '../server/shop-context.ts';
import type { Order } from '../store/orders.ts';

/** PDF's standard fonts know Latin-1 only; what is outside becomes a question mark. */
function pdfText(text: string): string {
  const latin = [...text].map((character) => ((character.codePointAt(0) ?? 0) <= 0xff ? character : character === '€' ? 'EUR' : '?')).join('');
  return latin.replace(/[\\()]/g, '\\$&');
}

/** A PDF of one A4 page with these lines, in one of the fonts that every reader has. */
export function textPdf(lines: string[]): Uint8Array {
  const text = lines.map((line) => `(${pdfText(line)}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf 15 TL 56 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** The invoice of an order, in the order's language. */
export function invoicePdf(ctx: ShopContext, order: Order): Uint8Array {
  const locale = ctx.index.languages.get(order.languageId)?.code ?? 'en-US';
  const currency = ctx.index.currencies.get(order.currencyId)?.isoCode ?? 'EUR';
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' });
  const german = locale === 'de-DE';
  const billing = order.addresses.find((address) => address.id === order.billingAddressId);
  const country = ctx.index.countries.get(billing?.countryId ?? '');
  return textPdf([
    `${german ? 'Rechnung' : 'Invoice'} ${order.document.number}`,
    `${german ? 'Bestellung' : 'Order'} ${order.orderNumber}, ${new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(order.createdAt))}`,
    '',
    ...(billing
      ? [`${billing.firstName} ${billing.lastName}`, billing.street, `${billing.zipcode ?? ''} ${billing.city}`.trim(), country ? (country.name[locale] ?? country.name['en-US']) : '']
      : []),
    '',
    ...order.lines.map((line) => `${line.quantity} x ${line.label}   ${money.format(line.price.totalPrice)}`),
    '',
    `${german ? 'Versand' : 'Shipping'}   ${money.format(order.shippingCosts.totalPrice)}`,
    ...order.price.calculatedTaxes.map((tax) => `${german ? 'darin MwSt.' : 'including VAT'} ${tax.taxRate} %   ${money.format(tax.tax)}`),
    `${german ? 'Summe' : 'Total'}   ${money.format(order.price.totalPrice)}`,
  ]);
}
