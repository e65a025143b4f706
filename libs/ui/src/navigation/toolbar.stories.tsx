import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../button/icon-button.tsx';
import { RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Toolbar } from './toolbar.tsx';

const meta = {
  title: 'Room/Toolbar',
  component: Toolbar,
  args: {
    label: 'Call',
    children: (
      <>
        <IconButton icon="microphone-off" label="Microphone" variant="secondary" aria-pressed />
        <IconButton icon="camera" label="Camera" variant="secondary" />
        <IconButton icon="chat" label="Chat, 2 unread" variant="secondary" badge="2" />
        <IconButton icon="phone-off" label="Leave" variant="danger" />
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const Vertical: Story = { args: { orientation: 'vertical' } };
/** Modals with an offset leave room for it. */
export const Docked: Story = { args: { isDocked: true } };
export const Crowded: Story = {
  args: {
    children: Array.from({ length: 14 }, (_, index) => (
      <IconButton key={index} icon="settings" label={`Tool ${index + 1}`} variant="secondary" />
    )),
  },
};
export const RightToLeft: Story = { globals: RIGHT_TO_LEFT };
