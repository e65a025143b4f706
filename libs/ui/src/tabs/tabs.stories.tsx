import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Product information',
    items: [
      { id: 'd', label: 'Description', content: LONG_TEXT },
      { id: 'p', label: 'Properties', content: 'Stoneware' },
      { id: 'r', label: 'Reviews (12)', content: 'Good.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondSelected: Story = { args: { defaultSelectedId: 'p' } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Stretched: Story = { args: { isStretched: true } };
export const DisabledTab: Story = {
  args: {
    items: [
      { id: 'd', label: 'Description', content: 'Thrown by hand.' },
      { id: 'r', label: 'Reviews', content: '', isDisabled: true },
    ],
  },
};
export const OneTab: Story = { args: { items: [{ id: 'd', label: 'Description', content: 'Thrown by hand.' }] } };
export const ManyTabs: Story = {
  args: {
    items: Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      label: `Chapter ${index + 1}`,
      content: `Chapter ${index + 1}`,
    })),
  },
};
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: LONG_LABEL, content: LONG_TEXT },
      { id: 'b', label: LONG_LABEL, content: '' },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    items: [
      { id: 'd', label: 'الوصف', content: ARABIC.text },
      { id: 'r', label: 'التقييمات', content: '' },
    ],
  },
  globals: RIGHT_TO_LEFT,
};
