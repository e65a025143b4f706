import type { Meta, StoryObj } from '@storybook/react-vite';
import { RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    page: 4,
    totalPages: 12,
    hrefOf: (page: number) => `#p${page}`,
    labels: { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const TwoPages: Story = { args: { page: 1, totalPages: 2 } };
export const OnePage: Story = { args: { page: 1, totalPages: 1 } };
export const NoPages: Story = { args: { page: 1, totalPages: 0 } };
export const ThousandPages: Story = { args: { page: 500, totalPages: 1000 } };
export const RightToLeft: Story = {
  args: { label: 'الصفحات', labels: { previous: 'الصفحة السابقة', next: 'الصفحة التالية', page: (page: number) => `صفحة ${page}` } },
  globals: RIGHT_TO_LEFT,
};
