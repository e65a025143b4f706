// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { SummaryList } from './summary-list.tsx';
import { Table, type TableProps } from './table.tsx';

interface Item {
  id: string;
  name: string;
  price: string;
}
const rows: Item[] = [
  { id: 'a', name: 'Mug', price: '$32' },
  { id: 'b', name: 'Bowl', price: '$40' },
];
const columns: TableProps<Item>['columns'] = [
  { id: 'name', header: 'Name', cell: (item) => item.name, isRowHeader: true },
  { id: 'price', header: 'Price', cell: (item) => item.price, align: 'end', width: '6rem' },
];
let shown: ReturnType<typeof render> | undefined;
const show = (props: Partial<TableProps<Item>> = {}): void => {
  shown?.unmount();
  shown = render(<Table caption="Cart" columns={columns} rows={rows} rowKey={(item) => item.id} {...props} />);
};
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a table', () => {
  it('has a head for each column and a row for each thing, named by its own head', () => {
    show();
    expect(all('thead th').map((cell) => [cell.textContent, cell.getAttribute('role'), cell.className, cell.style.inlineSize])).toEqual([
      ['Name', 'columnheader', 'v-table__cell--start', ''],
      ['Price', 'columnheader', 'v-table__cell--end', '6rem'],
    ]);
    expect(all('tbody th').map((cell) => [cell.textContent, cell.getAttribute('role'), cell.getAttribute('scope')])).toEqual([
      ['Mug', 'rowheader', 'row'],
      ['Bowl', 'rowheader', 'row'],
    ]);
    expect(all('tbody td').map((cell) => [cell.getAttribute('role'), cell.getAttribute('scope'), cell.className])).toEqual([
      ['cell', null, 'v-table__cell v-table__cell--end'],
      ['cell', null, 'v-table__cell v-table__cell--end'],
    ]);
    expect(all('tbody th').map((cell) => cell.className)).toEqual(Array(2).fill('v-table__cell v-table__cell--start'));
  });

  it('repeats the name of a column beside each value for the eye alone, where rows become cards', () => {
    show();
    expect(all('tbody td .v-table__label').map((label) => [label.textContent, label.getAttribute('aria-hidden')])).toEqual([
      ['Price', 'true'],
      ['Price', 'true'],
    ]);
    expect(all('tbody th .v-table__label')).toEqual([]);
  });

  it.each([
    [{}, 'v-table v-table--stacked', 'v-table__caption'],
    [{ isStacked: false, isCaptionHidden: true }, 'v-table', 'v-visually-hidden'],
  ])('with %o is drawn as %s and its caption as %s', (props, table, caption) => {
    show(props);
    expect([find('table').className, find('caption').className]).toEqual([table, caption]);
    expect(find('caption').textContent).toBe('Cart');
  });

  it('ends with its sums where there are any', () => {
    show();
    expect(all('.v-summary')).toEqual([]);
    show({ footer: [] });
    expect(all('.v-summary')).toEqual([]);
    show({ footer: [{ id: 'sum', label: 'Total', value: '$72' }] });
    expect(find('.v-summary.v-table__footer').textContent).toBe('Total$72');
  });
});

it('a list of sums names each value, and its total stands out', () => {
  shown = render(
    <SummaryList
      rows={[
        { id: 'a', label: 'Shipping', value: '$4' },
        { id: 'b', label: 'Total', value: '$76', isTotal: true },
      ]}
    />,
  );
  expect(all('dt').map(({ textContent }) => textContent)).toEqual(['Shipping', 'Total']);
  expect(all('dd').map(({ textContent }) => textContent)).toEqual(['$4', '$76']);
  expect(all('.v-summary__row').map(({ className }) => className)).toEqual(['v-summary__row', 'v-summary__row v-summary__row--total']);
});
