import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { SummaryList } from './summary-list.tsx';

const meta = {
  title: 'Layout/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { id: 's', label: 'Subtotal', value: '€356.00' },
      { id: 'h', label: 'Shipping', value: '€4.90' },
      { id: 't', label: 'Total', value: '€360.90', isTotal: true },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Totals: Story = {};
export const OneRow: Story = { args: { rows: [{ id: 'd', label: 'Order date', value: '4 May 2026' }] } };
export const NoRows: Story = { args: { rows: [] } };
export const LongText: Story = {
  args: {
    rows: [
      { id: 'a', label: LONG_LABEL, value: '€1,234,567.89' },
      { id: 'b', label: 'Note', value: LONG_TEXT },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    rows: [
      { id: 's', label: 'المجموع الفرعي', value: '٣٥٦٫٠٠ €' },
      { id: 't', label: 'المجموع', value: '٣٦٠٫٩٠ €', isTotal: true },
    ],
  },
  globals: RIGHT_TO_LEFT,
};
