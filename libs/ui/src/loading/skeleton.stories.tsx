import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };
export const Heading: Story = { args: { variant: 'heading', width: '60%' } };
export const Box: Story = { args: { variant: 'box', ratio: 4 / 3 } };
export const Circle: Story = { args: { variant: 'circle' } };
export const ProductCard: Story = { args: { variant: 'product-card' } };
