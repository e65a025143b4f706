import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_LABEL, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Slider } from './slider.tsx';

const EUROS: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 };

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: { label: 'Volume', defaultValue: [60] },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};
export const AtItsStart: Story = { args: { defaultValue: [0] } };
export const AtItsEnd: Story = { args: { defaultValue: [100] } };
export const Range: Story = {
  args: {
    label: 'Price',
    defaultValue: [20, 160],
    maxValue: 200,
    thumbLabels: ['Lowest price', 'Highest price'],
    names: ['min', 'max'],
    formatOptions: EUROS,
  },
};
export const Steps: Story = { args: { label: 'Guests', defaultValue: [4], minValue: 2, maxValue: 12, step: 2 } };
export const WithoutValue: Story = { args: { isValueShown: false } };
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = { args: { label: LONG_LABEL } };
export const RightToLeft: Story = {
  args: { label: ARABIC.quantity, defaultValue: [20, 160], maxValue: 200, thumbLabels: [ARABIC.less, ARABIC.more], formatOptions: EUROS },
  globals: RIGHT_TO_LEFT,
};
