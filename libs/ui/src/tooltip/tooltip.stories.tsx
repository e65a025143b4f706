import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ARABIC, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'More about this button', children: <Button>With tooltip</Button> },
  decorators: [
    (Story) => (
      <div className="story-overlay">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const focus: Play = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const shown = await canvas.findByRole('tooltip');
  await waitFor(() => expect(shown).toBeVisible());
};

export const Hidden: Story = {};
export const Shown: Story = { play: focus };
export const Below: Story = { args: { placement: 'bottom' }, play: focus };
export const LongText: Story = { args: { text: LONG_TEXT }, play: focus };
export const RightToLeft: Story = {
  args: { text: ARABIC.text, children: <Button>{ARABIC.name}</Button> },
  globals: RIGHT_TO_LEFT,
  play: focus,
};
