import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ARABIC, LONG_LABEL, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add to cart', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', icon: 'bag' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet', iconEnd: 'arrow-end', children: 'Go on shopping' } };
export const Danger: Story = { args: { variant: 'danger', icon: 'trash', children: 'Delete address' } };
export const Sizes: Story = {
  render: (args) => (
    <div className="story-row">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} {...args} size={size} variant="primary">{`Size ${size}`}</Button>
      ))}
    </div>
  ),
};
export const Disabled: Story = {
  render: (args) => (
    <div className="story-row">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} isDisabled>{`No ${variant}`}</Button>
      ))}
    </div>
  ),
};
export const Pending: Story = { args: { variant: 'primary', isPending: true, pendingLabel: 'Adding to the cart' } };
export const Pressed: Story = { args: { 'aria-pressed': true, icon: 'hand', children: 'Hand raised' } };
export const FullWidth: Story = { args: { variant: 'primary', isFullWidth: true, size: 'lg', children: 'Checkout' } };
export const LongText: Story = { args: { variant: 'primary', icon: 'bag', children: LONG_LABEL } };
export const RightToLeft: Story = {
  args: { variant: 'primary', icon: 'bag', iconEnd: 'arrow-end', children: ARABIC.add },
  globals: RIGHT_TO_LEFT,
};
