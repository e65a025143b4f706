import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger: <IconButton icon="more" label="More" variant="secondary" />,
    label: 'More actions',
    onAction: fn(),
    items: [
      { id: 'edit', label: 'Edit', icon: 'edit' },
      { id: 'copy', label: 'Copy link', icon: 'copy', description: 'For your guests' },
      { id: 'archive', label: 'Archive', icon: 'archive', isDisabled: true },
      { id: 'delete', label: 'Delete', icon: 'trash', isDanger: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className="story-overlay">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  const shown = await screen.findByRole('menu');
  await waitFor(() => expect(shown).toBeVisible());
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const Choice: Story = {
  args: {
    trigger: <Button iconEnd="chevron-down">Language</Button>,
    label: 'Language',
    selectedId: 'de',
    items: [
      { id: 'en', label: 'English' },
      { id: 'de', label: 'Deutsch' },
    ],
  },
  play: open,
};
export const Links: Story = {
  args: {
    trigger: <Button icon="user">Account</Button>,
    label: 'Account',
    items: [
      { id: 'orders', label: 'Orders', href: '#orders' },
      { id: 'addresses', label: 'Addresses', href: '#addresses' },
    ],
  },
  play: open,
};
export const ManyItems: Story = {
  args: { items: Array.from({ length: 60 }, (_, index) => ({ id: String(index), label: `Attendee ${index + 1}` })) },
  play: open,
};
export const LongText: Story = { args: { items: [{ id: 'long', label: LONG_LABEL, description: LONG_TEXT, icon: 'info' }] }, play: open };
export const RightToLeft: Story = {
  args: {
    trigger: <Button iconEnd="chevron-down">اللغة</Button>,
    label: 'اللغة',
    selectedId: 'ar',
    items: [
      { id: 'ar', label: 'العربية', icon: 'globe' },
      { id: 'de', label: 'الألمانية' },
    ],
  },
  globals: RIGHT_TO_LEFT,
  play: open,
};
