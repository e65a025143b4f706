import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { createNotifications, type NotificationRequest } from './notification-store.ts';
import { Notifications } from './notifications.tsx';

const meta = {
  title: 'Feedback/Notifications',
  component: Notifications,
  args: {
    store: createNotifications(),
    label: 'Notifications',
    dismissLabel: 'Dismiss',
    typeLabels: { info: 'Information', success: 'Success', warning: 'Warning', danger: 'Error' },
  },
  parameters: { requests: [] },
  render: function WithStore(args, { parameters }) {
    const [store] = useState(createNotifications);
    return (
      <div className="story-tall">
        <Button onPress={() => (parameters['requests'] as NotificationRequest[]).forEach((request) => store.notify(request))}>
          Notify
        </Button>
        <Notifications {...args} store={store} />
      </div>
    );
  },
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (...requests: NotificationRequest[]): Story => ({
  parameters: { requests: requests.map((request) => ({ ...request, isPersistent: true })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(requests.length);
  },
});

export const None: Story = {};
export const Info: Story = shown({ message: 'A guide joined the room.' });
export const Success: Story = shown({ type: 'success', message: 'Amphora vase is in your cart.', action: { label: 'Show cart' } });
export const SuccessWithLink: Story = shown({
  type: 'success',
  message: 'Amphora vase is in your cart.',
  action: { label: 'Show cart', href: '#cart' },
});
export const Warning: Story = shown({ type: 'warning', title: 'Only two left', message: 'The quantity was reduced.' });
export const Danger: Story = shown({ type: 'danger', title: 'Not saved', message: 'The connection was lost.' });
export const AllFour: Story = shown(
  { message: 'A guide joined.' },
  { type: 'success', message: 'Saved.' },
  { type: 'warning', message: 'Only two left.' },
  { type: 'danger', message: 'Not saved.' },
);
export const LongText: Story = shown({ type: 'danger', title: LONG_LABEL, message: LONG_TEXT, action: { label: LONG_LABEL } });
export const RightToLeft: Story = { ...shown({ type: 'success', message: ARABIC.text }), globals: RIGHT_TO_LEFT };
