import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { QuantityField } from './quantity-field.tsx';

const meta = {
  title: 'Fields/QuantityField',
  component: QuantityField,
  args: { label: 'Quantity', name: 'quantity', defaultValue: 1, incrementLabel: 'Increase quantity', decrementLabel: 'Decrease quantity' },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Steps: Story = { args: { defaultValue: 4, min: 2, max: 10, step: 2, description: 'Sold in pairs.' } };
export const AtItsLeast: Story = { args: { defaultValue: 1, min: 1 } };
export const AtItsMost: Story = { args: { defaultValue: 10, max: 10 } };
export const Large: Story = { args: { defaultValue: 1000, max: 10_000 } };
export const Small: Story = { args: { size: 'sm', isLabelHidden: true } };
export const Pending: Story = { args: { defaultValue: 3, isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = { args: { defaultValue: 12, max: 20, errorMessage: 'Only 10 are left.' } };
export const LongText: Story = { args: { label: LONG_LABEL, description: LONG_TEXT } };
export const RightToLeft: Story = {
  args: { label: ARABIC.quantity, defaultValue: 4, incrementLabel: ARABIC.more, decrementLabel: ARABIC.less },
  globals: RIGHT_TO_LEFT,
};
