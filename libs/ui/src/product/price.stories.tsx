import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Price } from './price.tsx';

const meta = {
  title: 'Product/Price',
  component: Price,
  args: { price: '€89.00' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const From: Story = { args: { fromLabel: 'from' } };
export const Reduced: Story = { args: { listPrice: '€119.00', listPriceLabel: 'instead of', discount: '−25 %' } };
export const WithUnitPrice: Story = { args: { unitPrice: '€74.17 / 1 l' } };
export const WithNote: Story = { args: { note: 'incl. VAT, plus shipping. Lowest price of the last 30 days: €85.00' } };
export const Sizes: Story = {
  render: (args) => (
    <div className="story-stack">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Price key={size} {...args} size={size} listPrice="€119.00" listPriceLabel="instead of" />
      ))}
    </div>
  ),
};
export const Everything: Story = {
  args: {
    size: 'lg',
    fromLabel: 'from',
    listPrice: '€119.00',
    listPriceLabel: 'instead of',
    discount: '−25 %',
    unitPrice: '€74.17 / 1 l',
    note: 'incl. VAT, plus shipping',
  },
};
export const LongText: Story = {
  args: { price: '€1,234,567.89', listPrice: '€9,234,567.89', listPriceLabel: 'instead of', discount: '−87 %', note: LONG_TEXT },
};
export const RightToLeft: Story = {
  args: { price: '٨٩٫٠٠ €', listPrice: '١١٩٫٠٠ €', listPriceLabel: 'بدلا من', discount: '−٢٥ ٪' },
  globals: RIGHT_TO_LEFT,
};
