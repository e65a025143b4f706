import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LoadingIndicator } from './loading-indicator.tsx';

const meta = {
  title: 'Feedback/LoadingIndicator',
  component: LoadingIndicator,
  args: { isLoading: true, label: 'Loading' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>A bar at the top edge, once loading has lasted 200 ms.</p>
      </>
    ),
  ],
} satisfies Meta<typeof LoadingIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { args: { isLoading: false } };
export const Loading: Story = {
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole('progressbar', { name: 'Loading' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
