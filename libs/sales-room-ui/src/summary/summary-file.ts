import type { Formatter } from '@vitrine/i18n';
import type { useTranslate } from '@vitrine/i18n/react';
import type { GuideRecap } from '@vitrine/sales-room-protocol';
import { type CsvCell, toCsv } from './csv.ts';
import type { SummaryProduct } from './summary-rows.ts';

const rounded = (sum: number): number => Math.round(sum * 100) / 100;

/** The summary for a spreadsheet: a row for each product and currency, then all orders, then each answer of each poll. */
export function summaryFile(
  { orders, polls }: Pick<GuideRecap, 'orders' | 'polls'>,
  products: readonly SummaryProduct[],
  { t, format }: { t: ReturnType<typeof useTranslate>; format: Formatter },
): string {
  const head = (['product', 'shownAt', 'likes', 'ordered', 'turnover', 'currency'] as const).map((key) =>
    t(`presentations.summary.${key}`),
  );
  const rows = products.flatMap(({ name, shownAt, likes, orderedQuantity, turnover }) => {
    const facts: CsvCell[] = [
      name ?? t('presentations.summary.unknownProduct'),
      shownAt === null ? '' : format.dateTime(shownAt, 'short'),
      likes,
      orderedQuantity,
    ];
    const sums = turnover.length === 0 ? [{ sum: 0, currencyIsoCode: '' }] : turnover;
    // What is counted once stands once.
    return sums.map(({ sum, currencyIsoCode }, index): CsvCell[] => [
      ...facts.map((fact, column) => (index > 0 && column > 1 ? '' : fact)),
      rounded(sum),
      currencyIsoCode,
    ]);
  });
  const totals = orders.map(({ sum, currencyIsoCode, count }): CsvCell[] => [
    t('presentations.summary.total'),
    '',
    '',
    count,
    rounded(sum),
    currencyIsoCode,
  ]);
  return toCsv([head, ...rows, ...totals, ...pollRows(polls, t)]);
}

/** A table of its own below the products, where something was asked. */
function pollRows(polls: GuideRecap['polls'], t: ReturnType<typeof useTranslate>): CsvCell[][] {
  if (polls.length === 0) return [];
  const head = (['poll', 'pollAnswer', 'pollVotes'] as const).map((key) => t(`presentations.summary.${key}`));
  return [[], head, ...polls.flatMap(({ question, answers }) => answers.map(({ text, votes }): CsvCell[] => [question, text, votes]))];
}

/** Hands a file to the browser, which keeps it where downloads are. */
export function downloadText(text: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = Object.assign(document.createElement('a'), { href: url, download: fileName });
  anchor.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
