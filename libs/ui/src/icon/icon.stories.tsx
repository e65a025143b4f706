import type { Meta, StoryObj } from '@storybook/react-vite';
import { RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';
import { ICON_PICTURES } from './icon-pictures.ts';

const NAMES = Object.keys(ICON_PICTURES) as IconName[];

const meta = {
  title: 'Text/Icon',
  component: Icon,
  args: { name: 'bag' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: (args) => (
    <ul role="list" className="story-icons">
      {NAMES.map((name) => (
        <li key={name}>
          <Icon {...args} name={name} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <div className="story-row">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
      <p style={{ fontSize: '2rem' }}>
        <Icon {...args} size="text" /> as tall as the text
      </p>
    </div>
  ),
};
export const Named: Story = { args: { name: 'microphone-off', label: 'Microphone off', size: 'lg' } };
/** Icons along the text turn with its direction, others do not. */
export const RightToLeft: Story = {
  render: () => (
    <div className="story-row">
      {(['arrow-end', 'chevron-start', 'send', 'return', 'external', 'search', 'bag'] as const).map((name) => (
        <Icon key={name} name={name} size="lg" />
      ))}
    </div>
  ),
  globals: RIGHT_TO_LEFT,
};
