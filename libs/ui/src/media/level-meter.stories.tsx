import type { Meta, StoryObj } from '@storybook/react-vite';
import { RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { LevelMeter } from './level-meter.tsx';

const meta = {
  title: 'Room/LevelMeter',
  component: LevelMeter,
  args: { label: 'Microphone level', level: 0.6 },
} satisfies Meta<typeof LevelMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Speaking: Story = {};
export const Silent: Story = { args: { level: 0 } };
export const Full: Story = { args: { level: 1 } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const RightToLeft: Story = { args: { label: 'مستوى الميكروفون' }, globals: RIGHT_TO_LEFT };
