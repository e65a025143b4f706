import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'bag', label: 'Cart', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBadge: Story = { args: { label: 'Cart, 3 items', badge: '3' } };
export const WithLargeBadge: Story = { args: { label: 'Cart, 128 items', badge: '99+' } };
export const Variants: Story = {
  render: (args) => (
    <div className="story-row">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <IconButton key={variant} {...args} variant={variant} label={`Cart, ${variant}`} />
      ))}
      <IconButton {...args} isRound variant="secondary" label="Cart, round" />
    </div>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <div className="story-row">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} {...args} size={size} variant="secondary" label={`Cart, ${size}`} />
      ))}
    </div>
  ),
};
export const Pressed: Story = { args: { icon: 'heart-filled', label: 'Like', 'aria-pressed': true } };
export const Disabled: Story = { args: { icon: 'trash', label: 'Delete', isDisabled: true } };
export const Pending: Story = { args: { icon: 'refresh', label: 'Refresh', isPending: true, pendingLabel: 'Refreshing' } };
export const WithoutTooltip: Story = { args: { icon: 'close', label: 'Close', hasTooltip: false } };
export const RightToLeft: Story = { args: { icon: 'arrow-end', label: 'التالي', badge: '3' }, globals: RIGHT_TO_LEFT };
