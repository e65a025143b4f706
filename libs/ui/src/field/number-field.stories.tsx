import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Budget', name: 'budget', incrementLabel: 'More', decrementLabel: 'Less' },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '0' } };
export const Filled: Story = { args: { defaultValue: 12 } };
export const Currency: Story = {
  args: { defaultValue: 1250, step: 50, minValue: 0, formatOptions: { style: 'currency', currency: 'EUR' } },
};
/** The amount follows the locale of the route. */
export const CurrencyInGerman: Story = {
  args: { ...Currency.args, label: 'Budget in Euro', incrementLabel: 'Mehr', decrementLabel: 'Weniger' },
  globals: { locale: 'de-DE' },
};
export const AtItsLimit: Story = { args: { defaultValue: 10, maxValue: 10, minValue: 0, description: 'At most 10.' } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { defaultValue: 3, errorMessage: 'At least 10.' } };
export const Disabled: Story = { args: { defaultValue: 12, isDisabled: true } };
export const LongText: Story = {
  args: { label: LONG_LABEL, defaultValue: 12_345_678_901, description: LONG_TEXT, errorMessage: LONG_TEXT },
};
export const RightToLeft: Story = {
  args: { label: ARABIC.quantity, defaultValue: 1250, incrementLabel: ARABIC.more, decrementLabel: ARABIC.less },
  globals: RIGHT_TO_LEFT,
};
