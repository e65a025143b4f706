import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { children: 'Camera', name: 'camera' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const WithDescription: Story = { args: { children: 'Blurred background', description: 'Hides what is behind you.' } };
export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} isDisabled>
        Broadcast mode
      </Switch>
      <Switch {...args} name="on" isDisabled defaultSelected>
        Recording
      </Switch>
    </>
  ),
};
export const LongText: Story = { args: { children: LONG_TEXT, description: LONG_TEXT, defaultSelected: true } };
export const RightToLeft: Story = {
  args: { children: ARABIC.name, description: ARABIC.text, defaultSelected: true },
  globals: RIGHT_TO_LEFT,
};
