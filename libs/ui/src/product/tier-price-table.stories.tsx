import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_LABEL, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { TierPriceTable } from './tier-price-table.tsx';

const meta = {
  title: 'Product/TierPriceTable',
  component: TierPriceTable,
  args: {
    caption: 'Prices by quantity',
    headers: { quantity: 'Quantity', price: 'Price' },
    rows: [
      { id: '1', quantity: 'to 9', price: '€89.00', isActive: true },
      { id: '2', quantity: 'from 10', price: '€79.00', unitPrice: '€65.83 / 1 l' },
    ],
  },
} satisfies Meta<typeof TierPriceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTiers: Story = {};
export const HiddenCaption: Story = { args: { isCaptionHidden: true } };
export const ManyTiers: Story = {
  args: {
    rows: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      quantity: `from ${index * 10 + 1}`,
      price: `€${(89 - index).toFixed(2)}`,
      isActive: index === 3,
    })),
  },
};
export const LongText: Story = {
  args: {
    caption: LONG_LABEL,
    rows: [{ id: '1', quantity: LONG_LABEL, price: '€1,234,567.89', unitPrice: '€1,234,567.89 / 1,000 m²', isActive: true }],
  },
};
export const RightToLeft: Story = {
  args: {
    caption: 'الأسعار حسب الكمية',
    headers: { quantity: 'الكمية', price: 'السعر' },
    rows: [
      { id: '1', quantity: 'حتى ٩', price: '٨٩٫٠٠ €', isActive: true },
      { id: '2', quantity: 'من ١٠', price: '٧٩٫٠٠ €' },
    ],
  },
  globals: RIGHT_TO_LEFT,
};
