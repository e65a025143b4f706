import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LONG_LABEL, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Text/Chip',
  component: Chip,
  args: { children: 'Studio Halm' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Removable: Story = { args: { icon: 'tag', children: 'SPRING10', onRemove: fn(), removeLabel: 'Remove SPRING10' } };
export const RemovableByLink: Story = { args: { removeHref: '#without', removeLabel: 'Remove filter Studio Halm' } };
export const Many: Story = {
  render: (args) => (
    <div className="story-row">
      {Array.from({ length: 24 }, (_, index) => (
        <Chip
          key={index}
          {...args}
          onRemove={args.onRemove ?? fn()}
          removeLabel={`Remove filter ${index + 1}`}
        >{`Filter ${index + 1}`}</Chip>
      ))}
    </div>
  ),
};
export const LongText: Story = { args: { children: LONG_LABEL, onRemove: fn(), removeLabel: 'Remove filter' } };
export const RightToLeft: Story = { args: { icon: 'tag', children: 'خزف', onRemove: fn(), removeLabel: 'إزالة' }, globals: RIGHT_TO_LEFT };
