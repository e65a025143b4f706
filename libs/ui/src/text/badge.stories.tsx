import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_LABEL, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Text/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <div className="story-row">
      {(['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'sale'] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
export const WithIcon: Story = { args: { tone: 'success', icon: 'check', children: 'In stock' } };
export const LongText: Story = { args: { tone: 'warning', icon: 'alert', children: LONG_LABEL } };
export const RightToLeft: Story = { args: { tone: 'sale', icon: 'percent', children: 'تخفيض' }, globals: RIGHT_TO_LEFT };
