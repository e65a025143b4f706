import type { Meta, StoryObj } from '@storybook/react-vite';
import { PICTURES, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { src: PICTURES.blue.url } };
export const Sizes: Story = {
  render: (args) => (
    <div className="story-row">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} name={`Ada ${size} Lovelace`} size={size} />
      ))}
    </div>
  ),
};
export const Names: Story = {
  render: (args) => (
    <div className="story-row">
      {['Grace Hopper', 'Zoë', '김민준', 'Łukasz Żak', 'x', ''].map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </div>
  ),
};
export const BesideTheName: Story = {
  render: (args) => (
    <p className="story-row">
      <Avatar {...args} isDecorative /> Ada Lovelace
    </p>
  ),
};
export const RightToLeft: Story = { args: { name: 'أحمد زويل' }, globals: RIGHT_TO_LEFT };
