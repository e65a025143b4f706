import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ARABIC, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { trigger: <Button icon="info">About this</Button>, label: 'About', children: 'A few words about it.' },
  decorators: [
    (Story) => (
      <div className="story-overlay">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  const shown = await screen.findByRole('dialog');
  await waitFor(() => expect(shown).toBeVisible());
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const WithClosing: Story = {
  args: {
    children: (close: () => void) => (
      <>
        <p>Share the link with your guests.</p>
        <Button size="sm" onPress={close}>
          Done
        </Button>
      </>
    ),
  },
  play: open,
};
export const LongText: Story = { args: { children: Array.from({ length: 12 }, (_, index) => <p key={index}>{LONG_TEXT}</p>) }, play: open };
export const RightToLeft: Story = {
  args: { trigger: <Button icon="info">{ARABIC.name}</Button>, label: ARABIC.name, children: ARABIC.text },
  globals: RIGHT_TO_LEFT,
  play: open,
};
