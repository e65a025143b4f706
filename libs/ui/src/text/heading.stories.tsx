import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_LABEL, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Heading, type HeadingLevel } from './heading.tsx';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Things that stay' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Display: Story = { args: { look: 'display' } };
export const Levels: Story = {
  render: (args) => (
    <div className="story-stack">
      {([1, 2, 3, 4, 5, 6] as HeadingLevel[]).map((level) => (
        <Heading key={level} {...args} level={level}>{`Level ${level}`}</Heading>
      ))}
    </div>
  ),
};
/** The rank in the outline and the look are chosen apart. */
export const LooksOfOneLevel: Story = {
  render: (args) => (
    <div className="story-stack">
      {(['display', 1, 2, 3, 4, 5, 6] as const).map((look) => (
        <Heading key={look} {...args} look={look}>{`Looks like ${look}`}</Heading>
      ))}
    </div>
  ),
};
export const LongText: Story = { args: { look: 1, children: LONG_LABEL } };
export const RightToLeft: Story = { args: { look: 1, children: ARABIC.name }, globals: RIGHT_TO_LEFT };
