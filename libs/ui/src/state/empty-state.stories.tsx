import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Your cart is empty', icon: 'bag', headingLevel: 3 },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: 'Find something that you like.', actions: <Button variant="primary">Go shopping</Button> },
};
export const TitleAlone: Story = {};
export const Compact: Story = { args: { isCompact: true, children: 'Find something that you like.' } };
export const LongText: Story = {
  args: {
    title: LONG_LABEL,
    children: LONG_TEXT,
    actions: (
      <>
        <Button variant="primary">{LONG_LABEL}</Button>
        <Button>Search</Button>
      </>
    ),
  },
};
export const RightToLeft: Story = {
  args: { title: ARABIC.name, children: ARABIC.text, actions: <Button variant="primary">{ARABIC.next}</Button> },
  globals: RIGHT_TO_LEFT,
};
