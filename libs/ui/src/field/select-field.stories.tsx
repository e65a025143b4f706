import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, COUNTRIES, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: { label: 'Country', name: 'country', options: COUNTRIES },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = { args: { placeholder: 'Please choose' } };
export const Chosen: Story = { args: { defaultValue: 'at' } };
export const Small: Story = { args: { label: 'Sort by', size: 'sm', defaultValue: 'de' } };
export const Required: Story = { args: { placeholder: 'Please choose', isRequired: true } };
export const Invalid: Story = { args: { placeholder: 'Please choose', errorMessage: 'Input required' } };
export const Disabled: Story = { args: { defaultValue: 'de', isDisabled: true } };
export const DisabledOption: Story = {
  args: { options: [...COUNTRIES, { value: 'no', label: 'Norway (from autumn)', isDisabled: true }] },
};
export const NoOptions: Story = { args: { options: [], placeholder: 'No states in this country' } };
export const ThousandOptions: Story = {
  args: {
    label: 'City',
    options: Array.from({ length: 1000 }, (_, index) => ({ value: String(index), label: `City ${index + 1}` })),
    defaultValue: '500',
  },
};
export const LongText: Story = { args: { label: LONG_LABEL, options: [{ value: 'long', label: LONG_LABEL }], description: LONG_TEXT } };
export const RightToLeft: Story = {
  args: { label: ARABIC.country, options: ARABIC.countries.map((label) => ({ value: label, label })) },
  globals: RIGHT_TO_LEFT,
};
