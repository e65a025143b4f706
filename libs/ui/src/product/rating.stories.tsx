import type { Meta, StoryObj } from '@storybook/react-vite';
import { RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Rating } from './rating.tsx';

const meta = {
  title: 'Product/Rating',
  component: Rating,
  args: { value: 4.3, label: '4.3 of 5 stars' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = { args: { count: '(12)' } };
export const Whole: Story = { args: { value: 5, label: '5 of 5 stars' } };
export const None: Story = { args: { value: 0, label: '0 of 5 stars', count: 'No reviews yet' } };
export const Small: Story = { args: { size: 'sm', count: '(1,000)' } };
export const OutOfTen: Story = { args: { value: 7.5, max: 10, label: '7.5 of 10 stars' } };
export const RightToLeft: Story = { args: { label: '٤٫٣ من ٥ نجوم', count: '(١٢)' }, globals: RIGHT_TO_LEFT };
