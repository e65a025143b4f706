import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../product/product-card.tsx';
import { LONG_LABEL, LONG_TEXT, PICTURES, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Table } from './table.tsx';

interface Row {
  name: string;
  quantity: number;
  total: string;
}

const row = (name: string): Row => ({ name, quantity: 2, total: '€178.00' });
const header = (name: string, quantity: string, total: string) => [
  { id: 'name', header: name, isRowHeader: true, cell: (item: Row) => item.name },
  { id: 'quantity', header: quantity, cell: (item: Row) => item.quantity },
  { id: 'total', header: total, align: 'end' as const, cell: (item: Row) => item.total },
];

const meta = {
  title: 'Layout/Table',
  component: Table<Row>,
  args: {
    caption: 'Orders',
    columns: header('Product', 'Quantity', 'Total'),
    rows: [row('Amphora vase'), row('Indigo carafe')],
    rowKey: (item: Row) => item.name,
  },
} satisfies Meta<typeof Table<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cart: Story = {
  args: {
    caption: 'Cart',
    columns: [
      {
        id: 'name',
        header: 'Product',
        isRowHeader: true,
        cell: (item: Row) => (
          <ProductCard layout="row" href="#x" name={item.name} image={PICTURES.ochre} variant="Color: rust" headingLevel={3} />
        ),
      },
      ...header('', 'Quantity', 'Total').slice(1),
    ],
    footer: [
      { id: 's', label: 'Subtotal', value: '€356.00' },
      { id: 'h', label: 'Shipping', value: '€4.90' },
      { id: 't', label: 'Total', value: '€360.90', isTotal: true },
    ],
  },
};
export const HiddenCaption: Story = { args: { isCaptionHidden: true } };
/** Stays a table on phones, and scrolls where it does not fit. */
export const NotStacked: Story = { args: { isStacked: false } };
export const NoRows: Story = { args: { rows: [] } };
export const OneRow: Story = { args: { rows: [row('Amphora vase')] } };
export const ThousandRows: Story = {
  args: { rows: Array.from({ length: 1000 }, (_, index) => row(`Product ${index + 1}`)) },
  tags: ['heavy'],
};
export const LongText: Story = { args: { caption: LONG_LABEL, rows: [row(LONG_LABEL), row(LONG_TEXT)] } };
export const RightToLeft: Story = {
  args: { caption: 'الطلبات', columns: header('المنتج', 'الكمية', 'المجموع'), rows: [row('مزهرية')] },
  globals: RIGHT_TO_LEFT,
};
